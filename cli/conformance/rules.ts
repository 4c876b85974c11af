import { ACCESS_RULES } from './rules-of-access.ts'
import { WRITE_RULES } from './rules-of-writes.ts'

/** Why a rule is there, and what its breach usually asks of a Django team. */
export interface RuleWords {
  why: string
  fix: string
}

const ANSWER_RULES = {
  'route-missing': {
    why: 'Islands know calls by these names alone; one that the table lacks fails at once.',
    fix: 'Write the call and add its path to "routes" of script#ostrov-page, made by reverse().',
  },
  'route-arguments': {
    why: 'The call fills in its own arguments, by their names.',
    fix: 'Write the arguments as {name}, by the names of the contract.',
  },
  'no-answer': {
    why: 'Visitors see the text for a lost connection.',
    fix: 'Make the call answer within ten seconds.',
  },
  crash: {
    why: 'A person can do nothing about it, and whoever asked wrongly does not learn what was wrong.',
    fix: 'Refuse what can’t be taken with a 4xx; the traceback is in the server’s log.',
  },
  redirect: {
    why: 'A redirected write loses its method and body, and each redirected read takes twice as long.',
    fix: 'Let the table name the very path of the URL pattern, trailing slash and prefix of the language included.',
  },
  status: {
    why: 'Islands tell what has happened by the status.',
    fix: 'Answer with the status that the contract names.',
  },
  'content-type': {
    why: 'What is not sent as JSON is not read as JSON: an HTML page of a proxy or a login must never pass for data.',
    fix: 'Send application/json, in Django by JsonResponse or REST framework’s Response.',
  },
  json: {
    why: 'Nothing of it can be read.',
    fix: 'Send whole JSON; NaN and Infinity, which Python writes, are none.',
  },
  shape: {
    why: 'An answer that breaks its schema is not shown at all, so that nothing wrong is.',
    fix: 'Mend the serializer; dist/openapi.json and dist/schemas of the build describe every answer.',
  },
  paginated: {
    why: 'The call is a plain list; islands don’t turn pages here.',
    fix: 'Set pagination_class = None on this view.',
  },
  'no-store': {
    why: 'A cache could keep one visitor’s answer and show it to another one, or to the same one after signing out.',
    fix: 'Send Cache-Control: no-store, in Django by @never_cache.',
  },
  'not-found': {
    why: 'Islands tell “there is no such thing” from “something broke” by it.',
    fix: 'Answer 404 with {"detail": "…"}, in Django by get_object_or_404 in a REST framework view.',
  },
  'list-empty': {
    why: 'There is nothing to choose, and nothing behind it could be checked.',
    fix: 'Put data on the test server, at least one whole way from a type to a price.',
  },
  'list-repeated': {
    why: 'Two choices of one value can’t be told apart: choosing one chooses both.',
    fix: 'Give each choice a value of its own.',
  },
  'list-tree': {
    why: 'A category below itself, or below one that is not in the list, is shown nowhere.',
    fix: 'Send all of them in one answer, each with the id of its parent, those at the top with null.',
  },
  'list-leads-nowhere': {
    why: 'A visitor who takes this choice ends in an error.',
    fix: 'Leave out of the list what has nothing behind it.',
  },
  'image-missing': {
    why: 'Colours are chosen by their pictures.',
    fix: 'Send image and image_alt with each colour.',
  },
  'price-list': {
    why: 'No price can be worked out of it, or a wrong one.',
    fix: 'Send every result that choices point to, and questions that can all be answered.',
  },
  'version-unsteady': {
    why: 'The version names the prices a customer saw; one that changes by itself makes every sale stale.',
    fix: 'Change the version when the prices change, and only then.',
  },
  replay: {
    why: 'Reloading the page, going back, or opening a sent link would show another device than the address names.',
    fix: 'Write and read exactly type, manufacturer, model, color and condition=ID:VALUE.',
  },
  'default-country': {
    why: 'The sell form starts with this country, and would start with none.',
    fix: 'Name in "defaultCountry" of script#ostrov-page the id of a country of this list.',
  },
} as const satisfies Record<string, RuleWords>

/** Every rule of the contract that a server is held to. */
export const RULES = { ...ANSWER_RULES, ...WRITE_RULES, ...ACCESS_RULES } satisfies Record<string, RuleWords>

export type RuleName = keyof typeof RULES
