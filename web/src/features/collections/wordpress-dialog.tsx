import { addresses } from '@aurelio/contracts/addresses'
import {
  largestWordPress,
  type LeftOutKind,
  type WordPressImport,
  wordpressImportSchema,
} from '@aurelio/contracts/wordpress-imports'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { sendFileWatched } from '../../platform/api/send-file-watched.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { collectionWords } from './collection-words.ts'
import { WordPressPictures } from './wordpress-pictures.tsx'

/** How often it is asked how far it is, while it goes on. */
const askMs = 1000

const leftWords = {
  pages: 'Páginas: se hacen con el editor',
  attachments: 'Archivos de la biblioteca: se traen las imágenes que enseñan las entradas',
  others: 'Otros contenidos, como menús y estilos',
  comments: 'Comentarios',
  trashed: 'Entradas de la papelera',
  protected: 'Entradas con contraseña: han quedado como borradores',
  embeds: 'Vídeos y otras piezas incrustadas en los textos',
  shortcodes: 'Entradas con códigos entre corchetes, que se leen tal cual',
  pictures: 'Imágenes de los textos que no caben en su galería',
  terms: 'Categorías y etiquetas que no caben entre las opciones',
  cut: 'Entradas con algún dato que no cabe en su campo',
} as const satisfies Record<LeftOutKind, string>

const faultWords = {
  ENTITIES: 'El archivo declara entidades propias, y así no se abre. Expórtalo otra vez desde WordPress.',
  BROKEN: 'El archivo está incompleto o estropeado en la línea {{line}}. Expórtalo otra vez desde WordPress.',
  NO_POSTS: 'En este archivo no hay ninguna entrada.',
} as const

/** Posts of WordPress as a new collection: the file, how far it is, and what has not come along. */
export function WordPressDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [id, setId] = useState<string>()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Traer un blog de WordPress')}
      description={t(
        'En WordPress: Herramientas, Exportar, Entradas. Con ese archivo se crea una colección con todas, y sus borradores como borradores.',
      )}
      className="max-w-xl"
    >
      {id === undefined ? <FileStep onTaken={setId} /> : <Progress id={id} onClose={onClose} />}
    </Dialog>
  )
}

function FileStep({ onTaken }: { onTaken: (id: string) => void }) {
  const { t } = useTranslation()
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const stop = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    stop.current = controller
    return () => controller.abort()
  }, [])

  async function send(file: File) {
    setError(undefined)
    if (file.size > largestWordPress) return setError(t('El archivo es demasiado grande: pártelo en varios.'))
    setShare(0)
    const { signal } = stop.current
    try {
      const taken = await sendFileWatched('/api/wordpress-imports', file, wordpressImportSchema, {
        onProgress: setShare,
        signal,
      })
      return onTaken(taken.id)
    } catch (failure) {
      return signal.aborted ? undefined : setError(errorText(failure, collectionWords))
    } finally {
      setShare(null)
    }
  }

  if (share !== null) {
    const percent = Math.floor(share * 100)
    return <ProgressBar percent={percent} label={t('Subiendo el archivo')} text={`${percent} %`} />
  }
  return (
    <Field label={t('Archivo de WordPress (.xml)')} error={error} tellsError>
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".xml,text/xml,application/xml"
          className="text-sm"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void send(file)
          }}
        />
      )}
    </Field>
  )
}

function Progress({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, isError, error } = useQuery(
    api.collections.wordpressImport.queryOptions({
      input: { id },
      refetchInterval: ({ state: { data: now } }) =>
        now === undefined || now.state === 'running' || now.pictures.state === 'running' ? askMs : false,
    }),
  )
  if (isError && !data)
    return (
      <p role="alert" className="text-danger">
        {errorText(error)}
      </p>
    )
  if (!data || data.state === 'running')
    return (
      <ProgressBar
        percent={data?.percent ?? 0}
        label={t('Leyendo las entradas')}
        text={t('{{count}} entradas. Puedes cerrar esta ventana: sigue sola.', { count: data?.added ?? 0 })}
      />
    )
  return <Outcome done={data} onClose={onClose} />
}

function Outcome({ done, onClose }: { done: WordPressImport; onClose: () => void }) {
  const { t } = useTranslation()
  const { state, added, leftOut, fault, line, collectionId, pictures } = done
  return (
    <div role="status" className="flex min-h-0 flex-col gap-4 overflow-y-auto p-1">
      {state === 'failed' && fault !== null && (
        <p className="text-danger">{t(faultWords[fault], { line: line ?? 1 })}</p>
      )}
      {state === 'done' && <p>{t('{{count}} entradas traídas', { count: added })}</p>}
      {pictures.state !== 'none' && <WordPressPictures id={done.id} pictures={pictures} />}
      {leftOut.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="font-medium">{t('No se ha traído, o no del todo')}</p>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-dense">
            {leftOut.map(({ kind, count }) => (
              <li key={kind}>
                {t(leftWords[kind])}: {count}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('Cerrar')}</Button>
        {collectionId !== null && (
          <Link to={addresses.collection(collectionId)} className={buttonClass({ variant: 'primary' })}>
            {t('Ver la colección')}
          </Link>
        )}
      </div>
    </div>
  )
}
