declare module 'ostrov:widget-facts' {
  export const facts: Readonly<Record<string, import('./widget-facts-plugin.ts').WidgetFacts>>
}
