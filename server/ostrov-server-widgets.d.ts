/** All widgets at once, made by the build from the folders of `widgets/`. */
declare module 'ostrov:server-widgets' {
  export const widgets: ReadonlyMap<string, import('./server-widget.ts').ServerWidget>
}
