export const ACCESS_RULES = {
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
} as const
