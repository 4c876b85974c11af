import { createElement, render } from 'preact'
import { eachPlaceholder } from '../each-placeholder.ts'

/**
 * The limit: what mounting costs without a loader. Nothing is checked, watched, retried or kept apart, and the page
 * does not breathe until all is done.
 */
await eachPlaceholder((element, View, params) => render(createElement(View, { params }), element))
