import type { ReadPage } from '../document/stored-document.ts'
import { readTemplate } from './read-template.ts'

/** The project every new workspace starts with (page-builder.md §2, overview). */
export const demoPage: { name: string; template: string; load: () => Promise<ReadPage> } = {
  name: 'Landing Page - Proyecto Demo',
  template: 'landing-servicios-locales',
  load: () => readTemplate(import('./gallery/local-services.json')),
}
