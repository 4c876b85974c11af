import { type ReactNode, useEffect, useState } from 'react'
import type { Order } from '#core/api/orders/orders.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { showDate } from '#core/intl/show-date.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { writeDecimal } from '#core/money/decimal.ts'
import { announce } from '#kit/feedback/announce.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { transferMessages } from './transfer-messages.ts'

const t = createTranslate(transferMessages)
const loadCode = () => import('./qr-code.tsx')

/** What a transfer needs: for the camera of a phone as a code, for all others in lines that can be copied. */
export function Transfer({
  payment: { account, account_holder: holder, variable_symbol: symbol, qr_text: code, due_date: due },
  total,
}: {
  payment: Pick<Order['payment'], 'account' | 'account_holder' | 'variable_symbol' | 'qr_text' | 'due_date'>
  total: number
}): ReactNode {
  return (
    <div className="ostrov-transfer">
      {due && <KeyedText as="strong" value={t('due', { date: showDate(due) })} />}
      <dl>
        {holder && <Line name={t('holder')} value={holder} />}
        <Line name={t('account')} value={account && toRead(account)} copied={account} />
        <Line name={t('symbol')} value={symbol} />
        <Line name={t('amount')} value={showPrice(total)} copied={toTyped(total)} />
      </dl>
      {code && <Code text={code} />}
    </div>
  )
}

/** An IBAN is read in groups of four. */
const toRead = (account: string): string =>
  /^[A-Z]{2}\d\d/.test(account) ? account.replace(/.{4}(?=.)/g, '$& ') : account

/** As a bank’s form takes an amount. */
const toTyped = (total: number): string => writeDecimal(total).replace(/\.00$/, '').replace('.', ',')

function Line({
  name,
  value,
  copied = value,
}: {
  name: string
  value: string | null
  copied?: string | null
}): ReactNode {
  const id = useUniqueId()
  if (!value || !copied) return null
  return (
    <div>
      <dt id={id}>{name}</dt>
      <dd>
        <span key={value} data-grouped={/\s/.test(value) || undefined}>
          {value}
        </span>
        <CopyButton name={name} text={copied} />
      </dd>
    </div>
  )
}

/** How long it is said that something was copied, in milliseconds. */
const SAID = 3000

function CopyButton({ name, text }: { name: string; text: string }): ReactNode {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID)
    return () => clearTimeout(timer)
  }, [isCopied])
  // Pages without a safe connection have none.
  if (!globalThis.navigator?.clipboard) return null
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true)
        announce(t('copied'))
      },
      () => announce(t('notCopied')),
    )
  return (
    <button
      type="button"
      className="ostrov-button"
      data-kind="quiet"
      aria-label={t('copyWhat', { what: name })}
      onClick={copy}
    >
      <KeyedText value={t(isCopied ? 'copied' : 'copy')} />
    </button>
  )
}

/** Its place is kept until what draws it has come; where that does not, the lines are there. */
function Code({ text }: { text: string }): ReactNode {
  const { part, isMissing } = useLazyModule(loadCode, true)
  if (isMissing) return null
  return (
    <figure>
      <div className="ostrov-transfer-code">{part && <part.QrCode text={text} label={t('qr')} />}</div>
      <figcaption>
        <strong>{t('qr')}</strong>
        <span className="ostrov-muted">{t('qrHint')}</span>
      </figcaption>
    </figure>
  )
}
