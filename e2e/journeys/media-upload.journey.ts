import { expect, test } from '../product/test.ts'
import { elements, openEditorWith } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

const rate = 8000

/** A tone of some seconds, as every browser plays it. */
function tone(seconds: number): Buffer {
  const bytes = Buffer.alloc(44 + seconds * rate * 2)
  bytes.write('RIFF')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate * 2],
    [40, bytes.length - 44],
  ] as const)
    bytes.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    bytes.writeUInt16LE(value, at)
  bytes.write('data', 36)
  for (let at = 0; at < seconds * rate; at += 1)
    bytes.writeInt16LE(Math.round(8000 * Math.sin((at * 440 * 2 * Math.PI) / rate)), 44 + at * 2)
  return bytes
}

test('a sound of one’s own is uploaded, called off, refused and played', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await openEditorWith(page, [{ id: 'audio-1', type: 'audio', name: '', props: {} }])
  await elements(page, 'audio').click()
  await page.getByRole('button', { name: 'Elegir de tus audios' }).click()
  const field = page.getByLabel('Audio para subir')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('MP3, M4A, OGG o WAV, hasta 200 MB.')).toBeVisible()

  // By what it is, not by its name.
  await field.setInputFiles({ name: 'guion.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('Un guion') })
  await expect(page.getByText('«guion.mp3» no se ha subido')).toBeVisible()
  await expect(page.getByText(/^No es un MP4, WebM, MP3/)).toBeVisible()

  // Over a slow line it is seen on its way, and can be called off.
  const line = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  await field.setInputFiles({ name: 'larga.wav', mimeType: 'audio/wav', buffer: tone(120) })
  await expect(dialog.getByRole('progressbar', { name: 'Subiendo «larga.wav»' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog.getByRole('progressbar')).toHaveCount(0)
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await expect(dialog.getByText('larga.wav')).toHaveCount(0)

  await field.setInputFiles({ name: 'tono.wav', mimeType: 'audio/wav', buffer: tone(3) })
  await expect(page.getByText('«tono.wav» ya está en tu biblioteca')).toBeVisible()
  await dialog.getByRole('button', { name: 'Usar tono.wav' }).click()
  const player = elements(page, 'audio').locator('xpath=descendant-or-self::audio')
  await expect(player).toHaveAttribute('src', /^\/p\/_media\/[\w-]+\.wav$/)
  const seconds = await page.evaluate(
    async (address) => {
      const sound = new Audio(address)
      await new Promise((resolve, reject) => {
        sound.addEventListener('loadedmetadata', resolve)
        sound.addEventListener('error', () => reject(new Error('It does not play')))
      })
      return sound.duration
    },
    (await player.getAttribute('src')) ?? '',
  )
  expect(Math.round(seconds)).toBe(3)
})
