import * as v from 'valibot'
import { addDiscount } from '#core/api/checkout/checkout-cart.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { limitLength, required } from '#core/validation/field.ts'
import { textField } from '#core/validation/text/fields.ts'
import { isicField } from './isic-field.ts'

type Discounts = Checkout['discounts']
const line = (most: number) => limitLength(most, required(textField()))

export const createCodeForm = ({ add }: Discounts) =>
  createFormModel({
    endpoint: addDiscount,
    fields: { code: 'code' },
    initialValues: { code: '' },
    schema: v.object({ code: line(50) }),
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
