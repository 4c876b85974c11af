/** Why a rule is there, and what its breach usually asks of a Django team. */
interface Rule {
  why: string
  fix: string
}

/** Every rule of the contract that a server is held to. */
export const RULES = {
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
  fields: {
    why: 'Each message is shown beside its field; one without a field, or of a field that nobody sent, helps nobody.',
    fix: 'Answer 400 with {"field": ["message"]}, nested as the request is, as serializers of REST framework do.',
  },
  'form-error': {
    why: 'The message belongs to the form as a whole and is shown above it.',
    fix: 'Answer 400 with {"non_field_errors": ["message"]} or {"detail": "message"}.',
  },
  'bad-json': {
    why: 'A cut request must be refused, not run into a fault.',
    fix: 'Answer 400 with {"detail": "JSON parse error - …"}, as REST framework’s parser does.',
  },
  conflict: {
    why: 'Only by a 409 do islands know that what the visitor saw is out of date, and read it anew.',
    fix: 'Compare the version that was sent with the one that stands, and answer 409 with {"detail": "…"}.',
  },
  location: {
    why: 'The customer is taken where it leads; without it nobody sees what was made.',
    fix: 'Send the header Location with the path of the page of this very thing.',
  },
  repeat: {
    why: 'After a lost answer the request is sent again with its Idempotency-Key; a second effect would be a second sale.',
    fix: 'Keep key and answer in the transaction of the effect, and answer a known key with what was kept.',
  },
  effect: {
    why: 'It was said to be done, and it was not.',
    fix: 'Write before answering, and let reads see what was written.',
  },
  price: {
    why: 'The customer agreed to the price that the island showed.',
    fix: 'Work the price out as core/pricing does: the result with every correction, not below the minimum.',
  },
  'csrf-cookie': {
    why: 'Pages from a cache carry no cookie, so islands get their token by this call, and can’t write without it.',
    fix: 'Call get_token(request) in the view, and leave CSRF_COOKIE_HTTPONLY off or send csrf.token with the page.',
  },
  'csrf-open': {
    why: 'Any other site could do this in the name of a customer who is signed in here.',
    fix: 'Use SessionAuthentication of REST framework, or take csrf_exempt off the view.',
  },
  'csrf-words': {
    why: 'Islands tell an outdated token, which they mend by themselves, from “you may not” by these words.',
    fix: 'Answer 403 with {"detail": "CSRF Failed: …"}, as REST framework does, or with Django’s own page.',
  },
  'csrf-rotation': {
    why: 'A token that somebody knew before signing in must be worth nothing after it.',
    fix: 'Sign in by django.contrib.auth.login, which rotates the token.',
  },
  'csrf-refused': {
    why: 'With the right token nothing may be refused for its sake.',
    fix: 'Compare with the cookie that stands now; CSRF_TRUSTED_ORIGINS must name this site.',
  },
  'access-open': {
    why: 'Whoever finds the address may do it.',
    fix: 'Set permission_classes: IsAuthenticated for customers, IsAdminUser for staff.',
  },
  'access-refused': {
    why: 'Islands ask to sign in, or say that it is not permitted, by the status 403 and its words.',
    fix: 'Answer 403, not 401 and no redirect, with REST framework’s own {"detail": "…"}.',
  },
  'sign-in': {
    why: 'Everything of a customer begins here.',
    fix: 'Open the session, set its cookie, and answer 204.',
  },
  'personal-data': {
    why: 'Whoever holds the link sees the page; numbers that name a person must not stand there.',
    fix: 'Mask birth number, identity card and account before they leave the server.',
  },
  guessable: {
    why: 'The address alone opens a customer’s data, so nobody may guess the next one.',
    fix: 'Use a random token, not the number of the row.',
  },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof RULES
