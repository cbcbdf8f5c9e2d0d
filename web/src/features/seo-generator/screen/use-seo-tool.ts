import { useEffect, useRef, useState } from 'react'
import { destinationFor, wayFor } from '../../../platform/files/destination.ts'
import { useSession } from '../../../platform/auth/auth-provider.tsx'
import { countToolUse } from '../../../platform/tool-use.ts'
import { downloadBlob } from '../../../platform/files/download.ts'
import {
  baseName,
  type CsvInfo,
  type Delimiter,
  type FieldColumns,
  type HeaderChoice,
  resultKind,
  type Settings,
} from '@aurelio/page/generator'
import type {
  Asked,
  Failure,
  LocationsInfo,
  Outcome,
  Progress,
  ReadTable,
  Written,
} from '../worker/protocol.ts'
import { jobAffinity, SeoError, seoPool, type SeoPool } from '../worker/seo-pool.ts'
import { firstChoices, pageFormatOf, settingsOf, splitOf, type Choices } from './choices.ts'

/** A file and what became of it; a refused one keeps its name, so that the message can say which. */
export type Loaded<Info> = {
  readonly file: File
  readonly info: Info | undefined
  readonly failure: Failure | undefined
}

/** How a CSV is read: quotes as RFC 4180 does or as plain characters, and what stands between its cells. */
export type Reading = { readonly quotes: boolean; readonly delimiter: Delimiter | 'auto' }

export type Task = 'inspect' | 'process' | 'write'

export type Busy = { readonly task: Task; readonly progress: Progress; readonly cancel: () => void }

export type Done = Written & { readonly name: string; readonly toDisk: boolean }

type Processed = { readonly outcome: Outcome; readonly asked: Asked }

function failureOf(error: unknown): Failure {
  if (error instanceof SeoError) return error.failure
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'cancelled' }
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) }
}

function fileKey({ name, size, lastModified }: File) {
  return [name, size, lastModified]
}

/** What the result depends on; when it changes, the result on the screen is of yesterday. */
function keyOf(settings: Settings, csv: File, { format }: CsvInfo, locations: File, header: HeaderChoice) {
  return JSON.stringify([settings, fileKey(csv), format, fileKey(locations), header])
}

/** The same for who opens it with no spreadsheet: what keeps formulas from running would stand in the texts. */
function unguarded(asked: Asked): Asked {
  if (!asked.settings.guardFormulas) return asked
  return { ...asked, settings: { ...asked.settings, guardFormulas: false }, key: `${asked.key} unguarded` }
}

/** What comes from a spreadsheet goes back to one, which would run formulas; an importer that was chosen reads no guard. */
function guardFor({ source, format }: ReadTable, { preset }: Choices): Partial<Choices> {
  return preset === 'none' ? { guardFormulas: source === 'xlsx' || format.bom } : {}
}

type Watch = { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void }

/** The state of the tool and what can be done with it. Files and choices stay whatever fails. */
export function useSeoTool() {
  const workspaceId = useSession().workspace.id
  const pool = useRef<SeoPool>(undefined)
  const [choices, setChoices] = useState<Choices>(firstChoices)
  const [csv, setCsv] = useState<Loaded<ReadTable>>()
  const [reading, setReading] = useState<Reading>({ quotes: true, delimiter: 'auto' })
  const [locations, setLocations] = useState<Loaded<LocationsInfo>>()
  const [header, setHeader] = useState<HeaderChoice>('auto')
  const [busy, setBusy] = useState<Busy>()
  const [processed, setProcessed] = useState<Processed>()
  const [failure, setFailure] = useState<Failure>()
  const [done, setDone] = useState<Done>()
  const [earlier, setEarlier] = useState<File>()

  useEffect(() => {
    const own = seoPool()
    pool.current = own
    return () => own.close()
  }, [])

  const settings =
    csv?.info === undefined || locations?.info === undefined
      ? undefined
      : settingsOf(choices, csv.info, locations.info.columns.length)
  const asked: Asked | undefined =
    settings === undefined || csv?.info === undefined || locations === undefined
      ? undefined
      : {
          file: csv.info.table,
          info: csv.info,
          settings,
          locations: { file: locations.file, header },
          key: keyOf(settings, csv.file, csv.info, locations.file, header),
        }
  const canProcess = settings !== undefined && choices.keyword.trim() !== '' && busy === undefined
  const isFresh = processed !== undefined && processed.asked.key === asked?.key
  const split = splitOf(choices, processed?.outcome.forecast.rows ?? 0)
  const pageFormat = csv?.info && pageFormatOf(choices, csv.info)

  /** Runs one call with its progress; whatever it throws ends as a failure on the screen. */
  const work = async <Value>(
    task: Task,
    start: (own: SeoPool, watch: Watch) => Promise<Value>,
    finish: (value: Value) => void,
    fail: (failure: Failure) => void = setFailure,
  ) => {
    const own = pool.current
    if (own === undefined) return
    setFailure(undefined)
    setDone(undefined)
    const stop = new AbortController()
    const cancel = () => stop.abort(new DOMException('Cancelled by the person', 'AbortError'))
    const onProgress = (progress: Progress) => setBusy({ task, progress, cancel })
    try {
      onProgress({ share: 0 })
      finish(await start(own, { signal: stop.signal, onProgress }))
    } catch (error) {
      const known = failureOf(error)
      // Leaving the screen ends the workers; there is nobody left to tell.
      if (pool.current === own) fail(known)
    } finally {
      setBusy(undefined)
    }
  }

  const readCsv = (file: File, how: Reading = { ...reading, delimiter: 'auto' }) => {
    setReading(how)
    const { quotes, delimiter } = how
    const choicesForFile = { quotes, ...(delimiter !== 'auto' && { delimiter }) }
    return work(
      'inspect',
      (own, watch) => own.run('inspect', { file, choices: choicesForFile }, watch),
      (info) => {
        setCsv({ file, info, failure: undefined })
        // Modes and fields belong to the columns of the file they were chosen for.
        if (file !== csv?.file)
          setChoices((now) => ({ ...now, modes: {}, columns: null, ...guardFor(info, now) }))
      },
      (problem) => {
        if (problem.kind !== 'cancelled') setCsv({ file, info: undefined, failure: problem })
      },
    )
  }

  const readLocations = async (file: File, choice: HeaderChoice = 'auto') => {
    const own = pool.current
    if (own === undefined) return
    setHeader(choice)
    setFailure(undefined)
    setDone(undefined)
    try {
      const info = await own.run('locations', { file, header: choice })
      setLocations({ file, info, failure: undefined })
    } catch (error) {
      if (pool.current === own) setLocations({ file, info: undefined, failure: failureOf(error) })
    }
  }

  const process = () => {
    if (!canProcess || asked === undefined) return
    setProcessed(undefined)
    void work(
      'process',
      (own, watch) => own.run('process', asked, { affinity: jobAffinity, ...watch }),
      (outcome) => setProcessed({ outcome, asked }),
    )
  }

  const save = async () => {
    if (processed === undefined || !isFresh || busy !== undefined) return
    if (split === undefined || pageFormat === undefined) return
    const base = baseName(new Date())
    const { fileType } = choices
    const { extension, type } = resultKind(split, fileType)
    const name = `${base}.${extension}`
    const way = wayFor(processed.outcome.forecast.bytes, choices.toDisk)
    if (way === 'too-large') return
    const destination = await destinationFor(way, name, type).catch((error: unknown) =>
      setFailure(failureOf(error)),
    )
    if (destination === undefined) return
    await work(
      'write',
      (own, watch) => {
        const writing = { asked: processed.asked, earlier, pageFormat, split, fileType, base, destination }
        return own.run('write', writing, { affinity: jobAffinity, ...watch })
      },
      (written) => {
        if (written.file !== undefined) downloadBlob(written.file, name)
        setDone({ ...written, name, toDisk: way === 'disk' })
        countToolUse('seo-generator', { workspaceId, files: processed.outcome.forecast.rows })
      },
    )
  }

  /** The first pages of what was processed. Throws a SeoError. */
  const pages = async (columns: FieldColumns, most: number) => {
    const own = pool.current
    if (own === undefined || processed === undefined) throw new SeoError({ kind: 'lost' })
    const paging = { asked: unguarded(processed.asked), columns, most }
    return own.run('pages', paging, { affinity: jobAffinity })
  }

  return {
    pages,
    choices,
    change: (part: Partial<Choices>) => setChoices((now) => ({ ...now, ...part })),
    csv,
    reading,
    /** Changes how a CSV is read; one already chosen is read again. */
    changeReading: (part: Partial<Reading>) => {
      const next = { ...reading, ...part }
      setReading(next)
      if (csv !== undefined) void readCsv(csv.file, next)
    },
    readCsv,
    locations,
    header,
    readLocations,
    busy,
    canProcess,
    process,
    outcome: processed?.outcome,
    isFresh,
    canSave: isFresh && split !== undefined && pageFormat !== undefined && busy === undefined,
    earlier,
    setEarlier,
    save,
    split,
    settings,
    failure,
    done,
  }
}

export type SeoTool = ReturnType<typeof useSeoTool>
