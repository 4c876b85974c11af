import { and, eq } from 'drizzle-orm'
import type { Shop, ShopApp, ShopContext } from '#shop/server/shop.ts'
import { deviceColors, deviceModels, deviceTypes } from '../schema.ts'
import { drawAccessory, isAccessory } from './draw-accessory.ts'
import { drawDevice, isDevicePicture } from './draw-device.ts'

/** Drawn pictures of devices, of their types and of what goes with them. */
export function addPictures(app: ShopApp, shop: Shop): void {
  app.get('/media/types/:file{\\w+\\.svg}', async (c, next) => {
    const picture = c.req.param('file').slice(0, -'.svg'.length)
    if (!isDevicePicture(picture)) return next()
    return sendPicture(c, drawDevice(picture, { manufacturer: 'laguna', model: picture, color: 'silver' }))
  })
  app.get('/media/accessories/:file{\\w+\\.svg}', async (c, next) => {
    const name = c.req.param('file').slice(0, -'.svg'.length)
    return isAccessory(name) ? sendPicture(c, drawAccessory(name)) : next()
  })
  app.get('/media/devices/:file{[\\w-]+\\.svg}', async (c, next) => {
    const code = c.req.param('file').slice(0, -'.svg'.length)
    const [device] = await shop.database
      .select({
        color: deviceColors.color,
        model: deviceModels.value,
        manufacturer: deviceModels.manufacturer,
        picture: deviceTypes.picture,
      })
      .from(deviceColors)
      .innerJoin(deviceModels, eq(deviceModels.id, deviceColors.modelId))
      .innerJoin(
        deviceTypes,
        and(eq(deviceTypes.market, deviceModels.market), eq(deviceTypes.value, deviceModels.type)),
      )
      .where(eq(deviceColors.code, code))
      .limit(1)
    if (!device || !isDevicePicture(device.picture)) return next()
    return sendPicture(c, drawDevice(device.picture, device))
  })
}

function sendPicture(c: ShopContext, svg: string): Response {
  c.header('Content-Type', 'image/svg+xml; charset=utf-8')
  c.header('Cache-Control', 'public, max-age=86400')
  return c.body(svg)
}
