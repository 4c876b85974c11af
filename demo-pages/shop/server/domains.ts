import { articles } from '../articles/domain.ts'
import { buyback } from '../buyback/domain.ts'
import { cart } from '../cart/domain.ts'
import { catalogue } from '../catalogue/domain.ts'
import { categories } from '../categories/domain.ts'
import { checkout } from '../checkout/domain.ts'
import { cms } from '../cms/domain.ts'
import { devices } from '../devices/domain.ts'
import { discountsOffice } from '../discounts-office/domain.ts'
import { gallery } from '../gallery/domain.ts'
import { goods } from '../goods/domain.ts'
import { lists } from '../lists/domain.ts'
import { misbehave } from '../misbehave/domain.ts'
import { newsletter } from '../newsletter/domain.ts'
import { orders } from '../orders/domain.ts'
import { outbox } from '../outbox/domain.ts'
import { payments } from '../payments/domain.ts'
import { picking } from '../picking/domain.ts'
import { places } from '../places/domain.ts'
import { preorders } from '../preorders/domain.ts'
import { providers } from '../providers/domain.ts'
import { purge } from '../purge/domain.ts'
import { qa } from '../qa/domain.ts'
import { service } from '../service/domain.ts'
import { site } from '../site/domain.ts'
import { staff } from '../staff/domain.ts'
import { views } from '../views/domain.ts'
import { visitor } from '../visitor/domain.ts'
import type { Domain } from './domain.ts'

/** All of the shop, seeded and mounted in this order: who refers to rows comes after them, and what takes any path comes last. */
export const DOMAINS: readonly Domain[] = [
  devices,
  buyback,
  places,
  goods,
  catalogue,
  cart,
  checkout,
  discountsOffice,
  providers,
  service,
  articles,
  lists,
  categories,
  gallery,
  views,
  visitor,
  orders,
  staff,
  preorders,
  picking,
  payments,
  purge,
  newsletter,
  outbox,
  misbehave,
  qa,
  site,
  cms,
]
