import { documentVersion } from '../document/schema.ts'
import type { StoredPage } from '../document/schema.ts'
import { localServices } from './gallery/local-services.ts'

/** The project every new workspace starts with (page-builder.md §2, overview). */
export const demoPage: { name: string; page: StoredPage } = {
  name: 'Landing Page - Proyecto Demo',
  page: { version: documentVersion, elements: localServices.elements },
}
