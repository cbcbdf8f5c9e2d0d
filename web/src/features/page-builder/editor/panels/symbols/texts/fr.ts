import type { en } from './en.ts'

export const fr = {
  'Guardar {{elemento}} como símbolo': 'Enregistrer {{elemento}} comme symbole',
  'Separar {{elemento}} del símbolo': 'Détacher {{elemento}} du symbole',
  'Abrir el contenido de {{elemento}}': 'Ouvrir le contenu de {{elemento}}',
  'Cerrar el contenido de {{elemento}}': 'Fermer le contenu de {{elemento}}',
  'El símbolo «{{name}}» ya no existe': 'Le symbole « {{name}} » n’existe plus',
  'En la página publicada no se verá nada aquí. Puedes eliminar este hueco.':
    'Rien ne s’affichera ici sur la page publiée. Vous pouvez supprimer cet emplacement.',
  'Un símbolo no puede contenerse a sí mismo': 'Un symbole ne peut pas se contenir lui-même',
  'Cargando el símbolo…': 'Chargement du symbole…',
  'Guardar como símbolo': 'Enregistrer comme symbole',
  'Editar símbolo': 'Modifier le symbole',
  'Separar del símbolo': 'Détacher du symbole',
  'Que sea igual en todas las páginas': 'Le garder identique sur toutes les pages',
  'Que cada página cambie su contenido': 'Laisser chaque page changer son contenu',
  'Símbolo guardado. Lo tienes en «Secciones».': 'Symbole enregistré. Vous l’avez dans « Sections ».',
  'Lo usas en todas tus páginas y lo cambias una sola vez.':
    'Utilisez-le sur toutes vos pages et changez-le une seule fois.',
  'Cada página puede cambiar sus textos, enlaces e imágenes':
    'Chaque page peut changer ses textes, liens et images',
  'Otra persona ha guardado este símbolo desde que lo abriste. Copia lo que quieras conservar y ábrelo otra vez.':
    'Une autre personne a enregistré ce symbole depuis que vous l’avez ouvert. Copiez ce que vous voulez garder et rouvrez-le.',
  'Un símbolo no puede contenerse a sí mismo, tampoco dentro de otro.':
    'Un symbole ne peut pas se contenir lui-même, même à l’intérieur d’un autre.',
  'Un símbolo necesita algo dentro. Añade un elemento y vuelve a guardarlo.':
    'Un symbole doit contenir quelque chose. Ajoutez un élément et enregistrez-le de nouveau.',
  'Un espacio puede tener {{most}} símbolos como mucho. Elimina los que no uses.':
    'Un espace peut avoir {{most}} symboles au maximum. Supprimez ceux que vous n’utilisez pas.',
  'No se ha podido abrir el símbolo': 'Le symbole n’a pas pu être ouvert',
  'Abriendo el símbolo...': 'Ouverture du symbole...',
  'Símbolo guardado. Tus páginas ya lo muestran en el editor.':
    'Symbole enregistré. Vos pages l’affichent déjà dans l’éditeur.',
  'Publicarlo en {{count}} páginas_one': 'Le publier sur {{count}} page',
  'Publicarlo en {{count}} páginas': 'Le publier sur {{count}} pages',
  'Las páginas publicadas ya muestran el símbolo nuevo.':
    'Les pages publiées affichent déjà le nouveau symbole.',
  'Volver a la página': 'Revenir à la page',
  Terminar: 'Terminer',
  'Todavía no está en ninguna página guardada': 'Encore sur aucune page enregistrée',
  'Está en {{count}} páginas_one': 'Présent sur {{count}} page',
  'Está en {{count}} páginas': 'Présent sur {{count}} pages',
  'Páginas en las que está': 'Pages où il se trouve',
  'Este símbolo ya no existe.': 'Ce symbole n’existe plus.',
  'Este símbolo es igual en todas las páginas.': 'Ce symbole est identique sur toutes les pages.',
  'Restablecer lo del símbolo en {{name}}': 'Rétablir {{name}} comme dans le symbole',
  'Tus símbolos': 'Vos symboles',
  '¿Eliminar el símbolo «{{name}}»?': 'Supprimer le symbole « {{name}} » ?',
  'En las páginas que lo usan quedará un hueco. Lo que ya está publicado sigue igual hasta que vuelvas a publicarlo.':
    'Les pages qui l’utilisent auront un vide. Ce qui est déjà publié reste tel quel jusqu’à la prochaine publication.',
  'Versiones de {{name}}': 'Versions de {{name}}',
  'El símbolo vuelve a ser como era.': 'Le symbole est redevenu comme avant.',
  'Tus formularios': 'Vos formulaires',
  'Volver a los formularios': 'Retour aux formulaires',
  'Un formulario del espacio es solo el formulario: quita lo que has puesto a su alrededor y ponlo en la página.':
    'Un formulaire de l’espace n’est que le formulaire : retirez ce que vous avez mis autour et mettez-le sur la page.',
} satisfies Record<keyof typeof en, string>
