import { Island } from '@11ty/is-land'

/** As its documentation has it; `mount` instead of a default export. */
Island.addInitType('preact', async target => {
  const component = await import(/* @vite-ignore */ target.getAttribute('import') ?? '')
  component.mount(target)
})
