import { defineMessages } from '#core/intl/define-messages.ts'

/** What a bank’s form asks for. */
export const transferMessages = defineMessages({
  cs: {
    due: 'Zaplaťte do {date}',
    holder: 'Příjemce',
    account: 'Číslo účtu',
    symbol: 'Variabilní symbol',
    amount: 'Částka',
    copy: 'Kopírovat',
    copyWhat: 'Kopírovat: {what}',
    copied: 'Zkopírováno',
    notCopied: 'Zkopírovat to nejde. Označte prosím údaj a zkopírujte ho ručně.',
    qr: 'QR platba',
    qrHint: 'Načtěte kód v aplikaci své banky, údaje se vyplní samy.',
  },
  ro: {
    due: 'Plătiți până la {date}',
    holder: 'Beneficiar',
    account: 'IBAN',
    symbol: 'Detalii plată',
    amount: 'Suma',
    copy: 'Copiați',
    copyWhat: 'Copiați: {what}',
    copied: 'Copiat',
    notCopied: 'Nu se poate copia. Vă rugăm să selectați datele și să le copiați manual.',
    qr: 'Cod QR pentru plată',
    qrHint: 'Scanați codul în aplicația băncii, iar datele se completează singure.',
  },
  en: {
    due: 'Pay by {date}',
    holder: 'Beneficiary',
    account: 'Account number',
    symbol: 'Payment reference',
    amount: 'Amount',
    copy: 'Copy',
    copyWhat: 'Copy: {what}',
    copied: 'Copied',
    notCopied: 'It cannot be copied. Please select it and copy it by hand.',
    qr: 'QR payment',
    qrHint: 'Scan the code in your bank’s app, and the details fill in themselves.',
  },
})
