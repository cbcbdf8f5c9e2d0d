import { CircleCheck, MapPin } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldNote } from '../../../ui/field.tsx'
import type { LocationsInfo } from '../worker/protocol.ts'
import { FileButton } from './file-button.tsx'
import { failureText } from './texts.ts'
import type { SeoTool } from './use-seo-tool.ts'

/** The list of places: a .txt, one per line, or a table with columns. */
export function LocationsCard({ tool }: { tool: SeoTool }) {
  const { t } = useTranslation()
  const statusId = useId()
  const [refused, setRefused] = useState(false)
  const { locations } = tool
  const problem = refused
    ? t('Solo se aceptan archivos .txt. Guarda tu lista como texto, con una ubicación por línea.')
    : locations?.failure && failureText(t, locations.failure)
  const take = (file: File) => {
    const isText = file.name.toLowerCase().endsWith('.txt')
    setRefused(!isText)
    if (isText) void tool.readLocations(file)
  }
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          label={t('Subir archivo TXT con ubicaciones')}
          accept=".txt"
          icon={<MapPin aria-hidden="true" className="size-4" />}
          describedBy={statusId}
          onFile={take}
        />
        <p id={statusId} role="status" className="flex min-w-0 items-center gap-2 text-muted">
          {locations?.info && <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />}
          {locations?.info === undefined
            ? t('No se ha cargado ningún archivo de ubicaciones')
            : t('{{n}} ubicaciones cargadas', { n: formatNumber(locations.info.count) })}
        </p>
      </div>
      {problem === undefined ? (
        <p className="text-dense text-muted">
          {t(
            'Una ubicación por línea. También puedes añadir columnas separadas por tabulador o punto y coma.',
          )}
        </p>
      ) : (
        <div role="alert">
          <FieldNote id={`${statusId}-error`} text={problem} isError />
        </div>
      )}
      {locations?.info && <Found info={locations.info} tool={tool} file={locations.file} />}
    </Card>
  )
}

function names(list: readonly string[]): string {
  return list.slice(0, 3).join(', ') + (list.length > 3 ? '…' : '')
}

function Found({ info, tool, file }: { info: LocationsInfo; tool: SeoTool; file: File }) {
  const { t } = useTranslation()
  const { repeated, sameSlug, withoutSlug } = info.checks
  const extra = repeated.reduce((sum, entry) => sum + entry.times - 1, 0)
  return (
    <div className="flex flex-col gap-2 text-dense empty:hidden">
      {info.columns.length > 1 && (
        <>
          <p className="text-muted">
            {t(
              'Columnas: {{names}}. La primera reemplaza a la palabra clave; todas sirven de marcador, como {{example}}.',
              {
                names: info.columns.join(', '),
                example: `{{${info.columns[1] ?? ''}}}`,
              },
            )}
          </p>
          <Checkbox
            label={t('La primera línea son los nombres de las columnas')}
            checked={info.header}
            onChange={(event) => void tool.readLocations(file, event.target.checked ? 'yes' : 'no')}
          />
        </>
      )}
      {extra > 0 && (
        <>
          <p className="text-warning">
            {t('Ubicaciones repetidas: {{n}} ({{names}}).', {
              n: formatNumber(extra),
              names: names(repeated.map((entry) => entry.name)),
            })}
          </p>
          <Checkbox
            label={t('Quitar las ubicaciones repetidas')}
            checked={tool.choices.dropRepeated}
            onChange={(event) => tool.change({ dropRepeated: event.target.checked })}
          />
        </>
      )}
      {sameSlug.length > 0 && (
        <p className="text-warning">
          {t('Ubicaciones distintas con el mismo slug: {{names}}.', {
            names: names(sameSlug.map((entry) => `${entry.names.slice(0, 3).join(' / ')} (${entry.slug})`)),
          })}
        </p>
      )}
      {withoutSlug.length > 0 && (
        <p className="text-warning">
          {t('Ubicaciones que se quedan sin slug por no tener letras latinas: {{names}}.', {
            names: names(withoutSlug),
          })}
        </p>
      )}
    </div>
  )
}
