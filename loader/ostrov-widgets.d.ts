/** The registry, made by the build from the folders of `widgets/`. */
declare module 'ostrov:widgets' {
  export const widgets: import('./registry.ts').Registry
}
