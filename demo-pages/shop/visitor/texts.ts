export const SIGN_IN_TEXTS = {
  cz: {
    title: 'Přihlášení',
    email: 'E-mail',
    password: 'Heslo',
    submit: 'Přihlásit se',
    wrong: 'E-mail nebo heslo nesouhlasí.',
    paused: (when: string) => `Příliš mnoho pokusů o přihlášení. Zkuste to prosím znovu ${when}.`,
    demo: 'Ukázkový zákazník a jeho heslo:',
  },
  ro: {
    title: 'Autentificare',
    email: 'E-mail',
    password: 'Parolă',
    submit: 'Intrați în cont',
    wrong: 'E-mailul sau parola nu corespunde.',
    paused: (when: string) => `Prea multe încercări de autentificare. Vă rugăm să încercați din nou ${when}.`,
    demo: 'Clientul demonstrativ și parola lui:',
  },
  admin: {
    title: 'Back office sign-in',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    wrong: 'The e-mail or the password is not right.',
    paused: (when: string) => `Too many attempts to sign in. Try again ${when}.`,
    demo: 'The demo’s member of staff and their password:',
  },
} as const
