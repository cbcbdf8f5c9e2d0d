import type { SectionName } from '../section-text.ts'

export const de: Record<SectionName, string> = {
  Ventajas: 'Vorteile',
  'Cómo funciona': 'So funktioniert es',
  'Prueba social': 'Referenzen',
  Equipo: 'Team',
  Galería: 'Galerie',
  Llamada: 'Aufruf',
  'Barra con menú y botón': 'Leiste mit Menü und Schaltfläche',
  'Texto e imagen lado a lado': 'Text und Bild nebeneinander',
  'Tres ventajas en tarjetas': 'Drei Vorteile auf Karten',
  'Cuatro pasos numerados': 'Vier nummerierte Schritte',
  'Tres opiniones': 'Drei Stimmen',
  'Tres planes, uno destacado': 'Drei Tarife, einer hervorgehoben',
  'Preguntas junto al título': 'Fragen neben dem Titel',
  'Cuatro retratos': 'Vier Porträts',
  'Mosaico de trabajos': 'Mosaik von Arbeiten',
  'Franja de color con botón': 'Farbiges Band mit Schaltfläche',
  'Formulario junto a los motivos': 'Formular neben den Gründen',
  'Pie en columnas': 'Fußzeile in Spalten',
}
