export const SIGN_IN_TEXTS = {
  cz: {
    title: 'Přihlášení',
    email: 'E-mail',
    password: 'Heslo',
    submit: 'Přihlásit se',
    wrong: 'E-mail nebo heslo nesouhlasí.',
    demo: 'Ukázkový zákazník a jeho heslo:',
  },
  ro: {
    title: 'Autentificare',
    email: 'E-mail',
    password: 'Parolă',
    submit: 'Intră în cont',
    wrong: 'E-mailul sau parola nu corespunde.',
    demo: 'Clientul demonstrativ și parola lui:',
  },
  admin: {
    title: 'Back office sign-in',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    wrong: 'The e-mail or the password is not right.',
    demo: 'The demo’s member of staff and their password:',
  },
} as const
