import type { SectionName } from '../section-text.ts'

export const fr: Record<SectionName, string> = {
  Ventajas: 'Avantages',
  'Cómo funciona': 'Comment ça marche',
  'Prueba social': 'Preuve sociale',
  Equipo: 'Équipe',
  Galería: 'Galerie',
  Llamada: 'Appel à l’action',
  'Barra con menú y botón': 'Barre avec menu et bouton',
  'Texto e imagen lado a lado': 'Texte et image côte à côte',
  'Tres ventajas en tarjetas': 'Trois avantages en cartes',
  'Cuatro pasos numerados': 'Quatre étapes numérotées',
  'Tres opiniones': 'Trois avis',
  'Tres planes, uno destacado': 'Trois formules, dont une mise en avant',
  'Preguntas junto al título': 'Questions à côté du titre',
  'Cuatro retratos': 'Quatre portraits',
  'Mosaico de trabajos': 'Mosaïque de travaux',
  'Franja de color con botón': 'Bande de couleur avec bouton',
  'Formulario junto a los motivos': 'Formulaire à côté des raisons',
  'Pie en columnas': 'Pied de page en colonnes',
}
