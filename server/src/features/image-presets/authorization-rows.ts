import { z } from 'zod'
import { leaders, type Row, staff, withBody } from '../../testing/authorization/row.ts'
import type { Person } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

export const plainSettings = {
  maxWidth: 1600,
  quality: 80,
  maintainAspectRatio: true,
  format: 'webp',
  fast: false,
  mode: 'fixed',
  visualScore: 'balanced',
  targetKilobytes: 200,
  metadata: 'none',
  background: '#ffffff',
  namePattern: '{nombre}',
}

let made = 0
const preset = async ({ owner }: { owner: Person }) => {
  made += 1
  const body = { name: `Tienda ${made}`, settings: plainSettings }
  return z.object({ id: z.string() }).parse(bodyOf(await owner.call('POST', '/api/image-presets', body)))
}
const another = () => {
  made += 1
  return { name: `Otro ${made}`, settings: plainSettings }
}

export const authorizationRows: Record<string, Row> = {
  'GET /api/image-presets': staff(200),
  'GET /api/image-presets/{id}': staff(200, { thing: preset }),
  'POST /api/image-presets': leaders(201, { body: another }),
  'PATCH /api/image-presets/{id}': leaders(200, { thing: preset, ...withBody({ settings: plainSettings }) }),
  'DELETE /api/image-presets/{id}': leaders(200, { thing: preset }),
}
