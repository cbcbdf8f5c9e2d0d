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
    id: 'reconocer-texto',
    name: 'Reconocer texto',
    Panel: lazyPart(async () => (await import('../operations/ocr-panel.tsx')).OcrPanel),
  },
  {
    id: 'extraer',
    name: 'Extraer',
    Panel: lazyPart(async () => (await import('../operations/extract-panel.tsx')).ExtractPanel),
  },
  {
    id: 'tablas',
    name: 'Tablas',
    Panel: lazyPart(async () => (await import('../operations/tables-panel.tsx')).TablesPanel),
  },
  {
    id: 'recortar',
    name: 'Recortar páginas',
    Panel: lazyPart(async () => (await import('../operations/crop-panel.tsx')).CropPanel),
  },
  {
    id: 'paginas-por-hoja',
    name: 'Páginas por hoja',
    Panel: lazyPart(async () => (await import('../operations/per-sheet-panel.tsx')).PerSheetPanel),
  },
  {
    id: 'folleto',
    name: 'Folleto',
    Panel: lazyPart(async () => (await import('../operations/booklet-panel.tsx')).BookletPanel),
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
    id: 'aplanar',
    name: 'Aplanar',
    Panel: lazyPart(async () => (await import('../operations/flatten-panel.tsx')).FlattenPanel),
  },
  {
    id: 'tachar',
    name: 'Tachar',
    Panel: lazyPart(async () => (await import('../operations/redact-panel.tsx')).RedactPanel),
  },
  {
    id: 'comparar',
    name: 'Comparar',
    Panel: lazyPart(async () => (await import('../operations/compare-panel.tsx')).ComparePanel),
  },
  {
    id: 'metadatos',
    name: 'Metadatos',
    Panel: lazyPart(async () => (await import('../operations/metadata-panel.tsx')).MetadataPanel),
  },
  {
    id: 'pdf-a',
    name: 'PDF/A',
    Panel: lazyPart(async () => (await import('../operations/archive-panel.tsx')).ArchivePanel),
  },
  {
    id: 'reparar',
    name: 'Reparar',
    Panel: lazyPart(async () => (await import('../operations/repair-panel.tsx')).RepairPanel),
  },
  {
    id: 'recetas',
    name: 'Recetas',
    Panel: lazyPart(async () => (await import('../recipes/recipe-panel.tsx')).RecipePanel),
  },
] as const
