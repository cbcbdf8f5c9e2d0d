import type { Looker } from './screen.ts'

/** A picture of the guides: a screen of the product in one of its states, as the contact sheets know them. */
export type GuidePicture = {
  name: string
  screen: string
  state: string
  /** Who looks, where it is not who looks on the sheet. */
  as?: Looker
  /** Words that stand in the middle of the picture, where it would not show them otherwise. */
  around?: string
  /** A window with room for what stands side by side; its words come out smaller. */
  isWide?: boolean
}

/** Every picture of the guides. `npm run shots -- --guides` takes them anew, out of the running product. */
export const guidePictures: readonly GuidePicture[] = [
  { name: 'account', screen: 'guide-account', state: 'código de dos factores' },
  { name: 'analytics', screen: 'analytics', state: 'inicio', as: 'sample' },
  { name: 'brand', screen: 'builder-site', state: 'sitio', as: 'sample', around: 'Marcas preparadas' },
  { name: 'calendar', screen: 'calendar', state: 'agenda', as: 'sample' },
  { name: 'compare', screen: 'guide-images', state: 'antes y después' },
  { name: 'editor', screen: 'editor', state: 'texto seleccionado' },
  { name: 'elements', screen: 'guide-elements', state: 'un grupo abierto' },
  { name: 'home', screen: 'home-busy', state: 'cifras', as: 'sample' },
  { name: 'installation', screen: 'settings-installation', state: 'inicio', as: 'sample' },
  { name: 'layers', screen: 'editor', state: 'capas y varios seleccionados' },
  { name: 'lead', screen: 'guide-lead', state: 'un lead con historia' },
  { name: 'library', screen: 'builder-symbol', state: 'biblioteca' },
  { name: 'members', screen: 'guide-members', state: 'una invitación' },
  {
    name: 'overview',
    screen: 'builder-overview',
    state: 'inicio',
    as: 'sample',
    isWide: true,
    around: 'Obra Viva · Cocina nueva',
  },
  { name: 'palette', screen: 'palette', state: 'con lo encontrado' },
  { name: 'pdf', screen: 'guide-pdf', state: 'unido' },
  { name: 'phone', screen: 'editor', state: 'móvil' },
  { name: 'player', screen: 'player-film', state: 'vídeo', isWide: true },
  { name: 'quiz', screen: 'quiz-edit', state: 'en lista', isWide: true },
  { name: 'review', screen: 'guide-review', state: 'con lo que dice el cliente', isWide: true },
  { name: 'seo', screen: 'seo-generator', state: 'procesado', around: 'Descargar CSV Procesado' },
  { name: 'sequence', screen: 'sequence', state: 'bienvenida', around: '1. Correo' },
  { name: 'site', screen: 'builder-site', state: 'sitio', as: 'sample' },
  { name: 'tasks', screen: 'tasks', state: 'board', as: 'sample', around: 'Comparar los dos titulares' },
  { name: 'tokens', screen: 'guide-token', state: 'un token nuevo' },
  { name: 'video', screen: 'guide-video', state: 'un vídeo encontrado' },
]
