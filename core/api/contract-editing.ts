import { Catalogue } from './component-catalogue.ts'
import {
  ComponentParams,
  ComponentParamsForm,
  InsertedComponent,
  InsertForm,
  PlaceForm,
} from './component-params.ts'
import { describeRead, describeWrite } from './contract-call.ts'

export const EDITING_CONTRACT = {
  'component-catalogue': describeRead(
    '/static/catalogue.json',
    'Every component with its params in the words of the page’s language: the catalogue.json of the build.',
    Catalogue,
  ),
  'component-params': describeRead(
    '/core/api/component-params/{pk}/',
    'What an editor set for one placeholder, and which save that was.',
    ComponentParams,
    { errors: [403, 404], isPersonal: true, access: 'staff' },
  ),
  'component-params-save': describeWrite(
    'POST',
    '/core/api/component-params/{pk}/',
    'Saves params over the version that the editor began with; 409 where another was saved meanwhile.',
    {
      request: ComponentParamsForm,
      answer: ComponentParams,
      errors: [400, 403, 404, 409],
      access: 'staff',
    },
  ),
  'page-components': describeWrite(
    'POST',
    '/core/api/pages/{page}/components/',
    'Puts a component on a page, beside another one or at its end.',
    {
      request: InsertForm,
      answer: InsertedComponent,
      status: 201,
      errors: [400, 403, 404],
      access: 'staff',
    },
  ),
  'page-component-move': describeWrite(
    'PATCH',
    '/core/api/pages/{page}/components/{pk}/',
    'Moves a component of a page.',
    { request: PlaceForm, status: 200, errors: [400, 403, 404], access: 'staff' },
  ),
  'page-component-delete': describeWrite(
    'DELETE',
    '/core/api/pages/{page}/components/{pk}/',
    'Takes a component off its page.',
    { errors: [403, 404], access: 'staff' },
  ),
}
