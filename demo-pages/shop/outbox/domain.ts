import type { Domain } from '../server/domain.ts'
import { addOutboxPage } from './page.ts'

/** Mails, which are kept instead of sent. */
export const outbox: Domain = { demoMounts: [addOutboxPage] }
