import type { Words } from '../conditions/condition-seed.ts'

export interface TypeDeviceSeed {
  value: Words
  label: Words
}

/** What the shop sells or repairs beside the types that it buys back. */
export const OTHER_TYPE_DEVICES: readonly TypeDeviceSeed[] = [
  { value: { cs: 'notebooky', ro: 'laptopuri' }, label: { cs: 'Notebooky', ro: 'Laptopuri' } },
  { value: { cs: 'sluchatka', ro: 'casti' }, label: { cs: 'Sluchátka', ro: 'Căști' } },
  {
    value: { cs: 'herni-konzole', ro: 'console-de-jocuri' },
    label: { cs: 'Herní konzole', ro: 'Console de jocuri' },
  },
  {
    value: { cs: 'ctecky-knih', ro: 'e-book-readere' },
    label: { cs: 'Čtečky knih', ro: 'E-book readere' },
  },
  { value: { cs: 'fotoaparaty', ro: 'aparate-foto' }, label: { cs: 'Fotoaparáty', ro: 'Aparate foto' } },
]
