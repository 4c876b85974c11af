/** What the loader loads, made by the build from the folders of `widgets/`, as chunks of their own. */
declare module 'ostrov:widgets' {
  export const loadRegistry: import('#loader/entry/registry.ts').LoadRegistry
  export const loadMount: import('#loader/entry/loader-context.ts').LoadMount
}
