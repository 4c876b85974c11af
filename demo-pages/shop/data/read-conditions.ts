import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from './database.ts'
import { conditionChoices, conditions } from './schema/pricing.ts'
import type { DeviceModel } from './schema/products.ts'

export type ConditionRow = typeof conditions.$inferSelect & {
  choices: (typeof conditionChoices.$inferSelect)[]
}

/** The questions asked of a model, a manufacturer's own in place of the general ones. */
export async function readConditions(database: Database, model: DeviceModel): Promise<ConditionRow[]> {
  const rows = await database
    .select()
    .from(conditions)
    .where(
      and(
        eq(conditions.market, model.market),
        eq(conditions.deviceType, model.type),
        or(isNull(conditions.manufacturer), eq(conditions.manufacturer, model.manufacturer)),
      ),
    )
    .orderBy(asc(conditions.position))
  const own = new Set(rows.filter(row => row.manufacturer !== null).map(row => row.code))
  const asked = rows.filter(row => row.manufacturer !== null || !own.has(row.code))
  const choices = asked.length
    ? await database
        .select()
        .from(conditionChoices)
        .where(
          inArray(
            conditionChoices.conditionId,
            asked.map(row => row.id),
          ),
        )
        .orderBy(asc(conditionChoices.position))
    : []
  return asked.map(row => ({ ...row, choices: choices.filter(choice => choice.conditionId === row.id) }))
}
