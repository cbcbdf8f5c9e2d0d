import { lazyPart } from '../../../ui/lazy-part.ts'

/** The operations in their order: the address part, the name that opens it, and its panel, loaded when it is opened. */
export const operations = [
  {
    id: 'unir',
    name: 'Unir',
    Panel: lazyPart(async () => (await import('../operations/merge-panel.tsx')).MergePanel),
  },
  {
    id: 'dividir',
    name: 'Dividir',
    Panel: lazyPart(async () => (await import('../operations/split-panel.tsx')).SplitPanel),
  },
  {
    id: 'organizar',
    name: 'Organizar',
    Panel: lazyPart(async () => (await import('../operations/organise-panel.tsx')).OrganisePanel),
  },
  {
    id: 'comprimir',
    name: 'Comprimir',
    Panel: lazyPart(async () => (await import('../operations/compress-panel.tsx')).CompressPanel),
  },
  {
    id: 'imagenes-a-pdf',
    name: 'Imágenes a PDF',
    Panel: lazyPart(async () => (await import('../operations/pictures-panel.tsx')).PicturesPanel),
  },
  {
    id: 'pdf-a-imagenes',
    name: 'PDF a imágenes',
    Panel: lazyPart(async () => (await import('../operations/to-pictures-panel.tsx')).ToPicturesPanel),
  },
  {
    id: 'marca-de-agua',
    name: 'Marca de agua',
    Panel: lazyPart(async () => (await import('../operations/watermark-panel.tsx')).WatermarkPanel),
  },
  {
    id: 'numeracion',
    name: 'Numeración',
    Panel: lazyPart(async () => (await import('../operations/number-panel.tsx')).NumberPanel),
  },
  {
    id: 'proteger',
    name: 'Proteger',
    Panel: lazyPart(async () => (await import('../operations/protect-panel.tsx')).ProtectPanel),
  },
  {
    id: 'desbloquear',
    name: 'Desbloquear',
    Panel: lazyPart(async () => (await import('../operations/unlock-panel.tsx')).UnlockPanel),
  },
  {
    id: 'firmar',
    name: 'Firmar y rellenar',
    Panel: lazyPart(async () => (await import('../operations/sign-panel.tsx')).SignPanel),
  },
  {
    id: 'tachar',
    name: 'Tachar',
    Panel: lazyPart(async () => (await import('../operations/redact-panel.tsx')).RedactPanel),
  },
  {
    id: 'metadatos',
    name: 'Metadatos',
    Panel: lazyPart(async () => (await import('../operations/metadata-panel.tsx')).MetadataPanel),
  },
  {
    id: 'reparar',
    name: 'Reparar',
    Panel: lazyPart(async () => (await import('../operations/repair-panel.tsx')).RepairPanel),
  },
] as const
