import * as v from 'valibot'
import { addDiscount } from '#core/api/checkout/checkout-cart.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { limitLength, required } from '#core/validation/field.ts'
import { textField } from '#core/validation/text/fields.ts'
import { isEmpty } from '#core/validation/text/plain-text.ts'
import { c } from './discount-messages.ts'
import { isicField } from './isic-field.ts'

type Discounts = Checkout['discounts']
const line = (most: number) => limitLength(most, required(textField()))

export const createCodeForm = ({ add }: Discounts) =>
  createFormModel({
    endpoint: addDiscount,
    fields: { code: 'code' },
    initialValues: { code: '' },
    schema: v.object({
      code: v.pipe(
        v.string(),
        v.check(text => !isEmpty(text), c('noCode')),
        limitLength(50, textField()),
      ),
    }),
    send: add,
  })

export const createIsicForm = ({ add }: Discounts) =>
  createFormModel({
    endpoint: addDiscount,
    fields: { cardNumber: 'cardNumber', cardHolder: 'cardHolder' },
    initialValues: { cardNumber: '', cardHolder: '' },
    schema: v.object({ cardNumber: limitLength(30, required(isicField())), cardHolder: line(120) }),
    send: add,
  })
