declare module 'ostrov:kit-facts' {
  export const kitFacts: Readonly<Record<string, import('./kit-types.ts').KitFacts>>
}
