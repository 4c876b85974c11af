/** A way to go wrong, in words for whoever tries it by hand. */
export interface Kind {
  title: string
  /** What the server does. */
  does: string
  /** What is to be seen on the page if all is well with it. */
  sees: string
}

const TOLD_ONCE = 'A message with a way on, and no second try by itself. A form keeps what was typed.'
const TRIED_AGAIN =
  'What is read is tried three more times within some 7 seconds, then an error with “try again”. A form says at once that it failed and keeps what was typed.'
const DOUBTFUL =
  'What is read shows an error. A form says that nobody knows whether it was sent, and sending again does nothing twice.'
const FIELD =
  'The field that was meant is marked where the form has it; else the text stands at the head of the form, or in place of what was to be read.'
const SIGNED_OUT = 'A word that the sign-in has run out, with a link to sign in and come back.'
const NO_MATTER = 'A message without the answer’s own words; nothing of the answer itself is shown.'

/** The kinds of misbehaviour by group, from the mildest. */
export const KIND_GROUPS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  'Slow or cut off': {
    delay: {
      title: 'Comes late',
      does: 'The right answer, after the delay below.',
      sees: 'A skeleton or a busy button for so long, then everything as usual. Nothing jumps.',
    },
    drip: {
      title: 'Comes byte by byte',
      does: 'The right answer, one byte each 50 ms.',
      sees: 'Short answers come late. Long ones are given up after 10 seconds (forms: 30), with a message.',
    },
    hang: {
      title: 'Never answers',
      does: 'Takes the request and says nothing.',
      sees: 'Given up after 10 seconds (forms: 30) with a message that the shop did not answer in time.',
    },
    drop: {
      title: 'Hangs up',
      does: 'Closes the connection without an answer.',
      sees: 'What is read is tried again and then says that the shop can’t be reached. A form says that nobody knows whether it was sent.',
    },
    'short-body': {
      title: 'Stops half way (length known)',
      does: 'Promises a length, sends half of it and hangs up.',
      sees: DOUBTFUL,
    },
    'cut-body': {
      title: 'Stops half way (length unknown)',
      does: 'Sends half of the answer and hangs up.',
      sees: DOUBTFUL,
    },
  },
  'Server down': {
    '500-html': { title: 'Server error (500)', does: 'Django’s page for a crash.', sees: TRIED_AGAIN },
    '502-html': {
      title: 'Bad gateway (502)',
      does: 'The proxy’s page: the shop does not run.',
      sees: TRIED_AGAIN,
    },
    '503-html': {
      title: 'Unavailable (503)',
      does: 'The proxy’s page for maintenance, with Retry-After (1 second unless set below).',
      sees: `${TRIED_AGAIN} Nothing is tried before Retry-After.`,
    },
    '504-html': {
      title: 'Gateway time-out (504)',
      does: 'The proxy gave up waiting.',
      sees: 'As other server errors; but a form says that nobody knows whether it was sent.',
    },
  },
  Refused: {
    '401': { title: 'Not signed in (401)', does: 'Refuses without a session.', sees: SIGNED_OUT },
    '403-signed-out': {
      title: 'Signed out (403)',
      does: 'What Django really answers where a session has ended.',
      sees: SIGNED_OUT,
    },
    '403-denied': {
      title: 'Not allowed (403)',
      does: 'Who asks has no right to it.',
      sees: 'A word about the missing right, and no “try again”.',
    },
    '403-csrf-json': {
      title: 'Wrong token (403, JSON)',
      does: 'The CSRF token is refused by REST framework.',
      sees: 'A form takes a new token and sends once more by itself; where that fails too, a message.',
    },
    '403-csrf-html': {
      title: 'Wrong token (403, page)',
      does: 'The CSRF token is refused by Django’s own page.',
      sees: 'As above; what is read says that it is not allowed.',
    },
    '404-json': {
      title: 'Not found (404, JSON)',
      does: 'There is no such thing.',
      sees: 'What is read says that it was not found. A form says that it failed.',
    },
    '404-html': {
      title: 'Not found (404, page)',
      does: 'The same as an HTML page.',
      sees: 'The same; nothing of the page is shown.',
    },
    '409': {
      title: 'Changed meanwhile (409)',
      does: 'Refuses because prices or data are no longer what was shown.',
      sees: 'The selling form reads the price anew and keeps what was typed; others tell what has changed.',
    },
    '413-html': {
      title: 'Too large (413)',
      does: 'The proxy refuses the size of the request.',
      sees: 'A form says that the text is too long.',
    },
    '422': {
      title: 'Key of another request (422)',
      does: 'The idempotency key was used for something else.',
      sees: TOLD_ONCE,
    },
    '429': {
      title: 'Too many tries (429)',
      does: 'Asks to come again later, by Retry-After (2 seconds unless set below).',
      sees: 'A countdown on the button of a form; what is read waits as long and tries again.',
    },
  },
  'Not valid (400), in each shape of Django': {
    '400-field': { title: 'One field', does: 'Names the field e_mail.', sees: FIELD },
    '400-nested': {
      title: 'Fields in groups',
      does: 'Names fields of the customer and of the pick-up address.',
      sees: FIELD,
    },
    '400-nested-not-object': {
      title: 'A group of another type',
      does: 'Says that the pick-up address is no object.',
      sees: FIELD,
    },
    '400-non-field': {
      title: 'The whole form, two reasons',
      does: 'Two messages that belong to no field.',
      sees: 'A form shows both, what is read shows the first.',
    },
    '400-list-of-objects': { title: 'Items of a list', does: 'Errors at places of a list.', sees: FIELD },
    '400-indexed-objects': {
      title: 'Items of a list, by number',
      does: 'The same, with the number as a key.',
      sees: FIELD,
    },
    '400-list-field': { title: 'Values of a list', does: 'One value of a list is wrong.', sees: FIELD },
    '400-top-level-list': {
      title: 'A list of answers',
      does: 'A list where an object is usual.',
      sees: FIELD,
    },
    '400-bare-list': { title: 'Only messages', does: 'A list of texts and nothing else.', sees: FIELD },
    '400-detail-url': {
      title: 'A reason and a link',
      does: 'Says that the device is not bought, with an address to go on at.',
      sees: 'The reason; after choosing a colour also the link.',
    },
    '400-detail-url-lists': {
      title: 'A reason and a link, as lists',
      does: 'The same, each in a list.',
      sees: 'The same.',
    },
    '400-bad-json': {
      title: 'Request not understood',
      does: 'Says in English that the JSON of the request is broken.',
      sees: TOLD_ONCE,
    },
    '400-proto-key': {
      title: 'A trap as a key',
      does: 'Names a field __proto__ beside e_mail.',
      sees: 'Plain text of both, and nothing breaks.',
    },
  },
  'Wrong type or shape': {
    'type-html': { title: 'A page instead of data', does: '200 with an HTML page.', sees: NO_MATTER },
    'type-text': { title: 'Called plain text', does: 'The right JSON, named text/plain.', sees: NO_MATTER },
    'type-problem': {
      title: 'Called a problem',
      does: 'The right JSON, named application/problem+json.',
      sees: NO_MATTER,
    },
    'type-none': { title: 'Without a type', does: 'The right JSON without Content-Type.', sees: NO_MATTER },
    '204': {
      title: 'Empty (204)',
      does: 'Success without a word.',
      sees: 'What is read shows an error; a form that needs no answer is done.',
    },
    shape: {
      title: 'Another shape',
      does: 'JSON that breaks the contract; write your own below.',
      sees: 'An error; never NaN, undefined or a price of 0.',
    },
    huge: {
      title: 'Huge',
      does: '200 000 choices.',
      sees: 'The first thousand and a word to narrow the choice; the page stays quick.',
    },
  },
  'Redirects and addresses': {
    '301-slash': {
      title: 'Moved to itself',
      does: 'Redirects to the same address.',
      sees: 'A loop ends in an error.',
    },
    '302-sign-in': { title: 'Sent to sign in', does: 'Redirects to the sign-in page.', sees: SIGNED_OUT },
    'location-same-origin': {
      title: 'Created, here',
      does: '201 with an address of this shop.',
      sees: 'A form goes there.',
    },
    'location-other-origin': {
      title: 'Created, elsewhere',
      does: '201 with an address of another site.',
      sees: 'Nobody is led away; the form says that it is done.',
    },
    'location-script': {
      title: 'Created, a script',
      does: '201 with a javascript: address.',
      sees: 'No script runs; the form says that it is done.',
    },
    'location-missing': {
      title: 'Created, nowhere',
      does: '201 without an address.',
      sees: 'The form says that it is done.',
    },
  },
}

const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.values(KIND_GROUPS).flatMap(group => Object.entries(group)),
)

/** The kind in a few words. */
export const nameKind = (kind: string): string => KINDS.get(kind)?.title ?? kind
