import { Download, FolderInput } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { makeZip } from 'client-zip'
import { downloadBlob } from '../../../platform/files/download.ts'
import { saveStream } from '../../../platform/files/save-stream.ts'
import { destinationFor, wayFor } from '../../../platform/files/destination.ts'
import { formatBytes } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Result } from '../state/model.ts'
import { useBench, useBenchState } from '../bench-context.tsx'

const mostNames = 8
/** Texts and tables go elsewhere. */
const opensHere = /^(?:application\/pdf|image\/)/

/** What was made, with its size beside the size before; several files come as a ZIP. */
export function ResultBar() {
  const result = useBenchState((state) => state.result)
  return result && <Made result={result} />
}

function Made({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { goOn } = useBench()
  const { files, before, notes, opened } = result
  const after = files.reduce((sum, { blob }) => sum + blob.size, 0)
  return (
    <Card className="flex flex-col gap-3" role="region" aria-label={t('Resultado')}>
      <h2 className="text-base font-semibold">{t('Resultado')}</h2>
      <p role="status" className="text-sm tabular-nums">
        {t('{{count}} archivos', { count: files.length })}:{' '}
        {t('de {{before}} a {{after}}', { before: formatBytes(before), after: formatBytes(after) })}
      </p>
      <ul className="flex flex-col gap-1 text-dense text-muted">
        {files.slice(0, mostNames).map(({ name, blob }) => (
          <li key={name} className="break-all tabular-nums">
            {name} ({formatBytes(blob.size)})
          </li>
        ))}
        {files.length > mostNames && <li>{t('y {{count}} más', { count: files.length - mostNames })}</li>}
      </ul>
      {notes.map((note) => (
        <p key={note} className="text-dense">
          {note}
        </p>
      ))}
      {opened.length > 0 && (
        <p className="text-dense">
          {t(
            '{{names}} tenía contraseña, y lo que ha salido no la tiene. Sigue con el resultado y usa «Proteger» para ponérsela.',
            {
              names: opened.join(', '),
            },
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => void save(result)}
        >
          {t('Descargar')}
        </Button>
        {files.some(({ blob }) => opensHere.test(blob.type)) && (
          <Button icon={<FolderInput aria-hidden="true" className="size-4" />} onClick={() => void goOn()}>
            {t('Seguir con el resultado')}
          </Button>
        )}
      </div>
    </Card>
  )
}

async function save({ files }: Result) {
  const [only] = files
  if (only && files.length === 1) return downloadBlob(only.blob, only.name)
  const name = 'pdf.zip'
  const bytes = files.reduce((sum, { blob }) => sum + blob.size, 0)
  const way = wayFor(bytes)
  const destination = way === 'too-large' ? undefined : await destinationFor(way, name, 'application/zip')
  if (!destination) return undefined
  const lastModified = new Date()
  const zip = makeZip(files.map((file) => ({ name: file.name, input: file.blob, lastModified })))
  return saveStream(zip, name, 'application/zip', destination)
}
