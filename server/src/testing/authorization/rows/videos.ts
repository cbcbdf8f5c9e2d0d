import { all, staff, withBody, type Row } from '../row.ts'
import { things } from '../things.ts'

/** Videos and their engine. */
export const videoRows: Record<string, Row> = {
  'POST /api/youtube/info': staff(422, withBody({ url: 'no address' })),
  'POST /api/youtube/playlist': staff(422, withBody({ url: 'no address' })),
  'POST /api/youtube/download': staff(422, withBody({ url: 'no address' })),
  'GET /api/youtube/status/{taskId}': all(200, { thing: things.video }),
  'GET /api/youtube/downloads': all(200),
  'POST /api/youtube/downloads/{taskId}/cancel': all(200, { thing: things.video }),
  'POST /api/youtube/downloads/{taskId}/retry': staff(200, { thing: things.video }),
  'POST /api/youtube/downloads/{taskId}/library': staff(404, { thing: things.video }),
  'DELETE /api/youtube/downloads/{taskId}': all(200, { thing: things.video }),
  'GET /api/youtube/files/{taskId}': all(404, { thing: things.video }),
  'GET /api/youtube/thumbnails/{infoId}': all(404, { thing: things.videoInfo }),
  'GET /api/youtube/engine': all(403, { administrator: 200 }),
  'GET /api/youtube/engine/age': staff(200),
  // Switched off, so that no test fetches programs.
  'POST /api/youtube/engine/fetch': all(403),
  'POST /api/youtube/engine/restore': all(403, { administrator: 409 }),
}
