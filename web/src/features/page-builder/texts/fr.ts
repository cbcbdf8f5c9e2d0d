import type { en } from './en.ts'

export const fr = {
  Pronto: 'Bientôt',
  'Preparando imágenes': 'Préparation des images',
  'Imágenes por preparar: {{n}}. Las páginas las cambian solas por otras más ligeras.':
    'Images à préparer : {{n}}. Les pages les remplacent d’elles-mêmes par de plus légères.',
  'Nueva Página': 'Nouvelle page',
  'Crea cuestionarios paso a paso.': 'Créez des questionnaires pas à pas.',
  'El contenido no se puede leer.': 'Le contenu est illisible.',
  'El contenido no es una lista de elementos.': 'Le contenu n’est pas une liste d’éléments.',
  'La página tiene más de {{limit}} niveles de elementos.': 'La page a plus de {{limit}} niveaux d’éléments.',
  'La página tiene más de {{limit}} elementos.': 'La page a plus de {{limit}} éléments.',
  'El identificador {{id}} está repetido.': 'L’identifiant {{id}} est répété.',
  'Un elemento de la página no se entiende.': 'Un élément de la page est incompréhensible.',
  'Un elemento de la página no tiene un identificador o un tipo válidos.':
    'Un élément de la page n’a pas d’identifiant ou de type valable.',
  'El elemento {{id}} no tiene propiedades válidas.': 'L’élément {{id}} n’a pas de propriétés valables.',
  'El contenido del elemento {{id}} no es una lista.': 'Le contenu de l’élément {{id}} n’est pas une liste.',
  'La página tiene demasiados datos.': 'La page contient trop de données.',
  'Una propiedad tiene demasiados niveles.': 'Une propriété a trop de niveaux.',
  'Una propiedad tiene un valor que no se puede guardar ({{type}}).':
    'Une propriété a une valeur impossible à enregistrer ({{type}}).',
  'Una propiedad tiene un nombre no permitido.': 'Une propriété a un nom non autorisé.',
  'Un texto de la página es demasiado largo: caben {{limit}} caracteres. Acórtalo o repártelo en varios.':
    'Un texte de la page est trop long : {{limit}} caractères au plus. Raccourcis-le ou répartis-le en plusieurs.',
  'Un texto contiene caracteres no permitidos.': 'Un texte contient des caractères non autorisés.',
  'El contenido no es una página.': 'Le contenu n’est pas une page.',
  'La página no indica su versión de formato.': 'La page n’indique pas sa version de format.',
  'La página se guardó con una versión más nueva de Aurelio. Actualiza la aplicación para abrirla.':
    'La page a été enregistrée avec une version plus récente d’Aurelio. Mettez l’application à jour pour l’ouvrir.',
  'El identificador {{id}} ya está en la página.': 'L’identifiant {{id}} est déjà dans la page.',
  'La página no puede tener más de {{limit}} elementos.':
    'La page ne peut pas avoir plus de {{limit}} éléments.',
  'Un elemento no puede moverse dentro de sí mismo.': 'Un élément ne peut pas se déplacer dans lui-même.',
  'No caben más de {{limit}} niveles de elementos.': 'Pas plus de {{limit}} niveaux d’éléments.',
  'El contenido de un elemento no se cambia como propiedad.':
    'Le contenu d’un élément ne se change pas comme une propriété.',
  'El nombre del elemento no es válido.': 'Le nom de l’élément n’est pas valable.',
  'El elemento ya no está en la página.': 'L’élément n’est plus dans la page.',
  'El contenedor ya no está en la página.': 'Le conteneur n’est plus dans la page.',
  'Esto ha cambiado en otro sitio después: se deja como está para no perder ese trabajo.':
    'Ceci a été modifié ailleurs entre-temps : on le laisse tel quel pour ne pas perdre ce travail.',
  'El elemento está bloqueado. Desbloquéalo en Capas para cambiarlo.':
    'L’élément est verrouillé. Déverrouillez-le dans Calques pour le changer.',
  'Hay elementos bloqueados dentro. Desbloquéalos en Capas para eliminar.':
    'Il y a des éléments verrouillés dedans. Déverrouillez-les dans Calques pour supprimer.',
  'Usar Plantilla': 'Utiliser le modèle',
  'Buscar plantillas': 'Rechercher des modèles',
  'Buscar plantillas…': 'Rechercher des modèles…',
  'No se encontraron plantillas': 'Aucun modèle trouvé',
  'Intenta con otros términos de búsqueda o cambia la categoría':
    'Essayez d’autres mots ou changez de catégorie',
  'Lienzo en Blanco': 'Canevas vierge',
  Secciones: 'Sections',
  'Todas ({{n}})': 'Tous ({{n}})',
  Categorías: 'Catégories',
  'Empieza con una plantilla o con un lienzo en blanco.': 'Commencez avec un modèle ou un canevas vierge.',
  'Usar esta Plantilla': 'Utiliser ce modèle',
  'Vista previa de {{name}}': 'Aperçu de {{name}}',
  'Plantilla {{name}}': 'Modèle {{name}}',
  'Todos los Proyectos': 'Tous les projets',
  'No se han podido cargar tus páginas': 'Impossible de charger vos pages',
  'Crear Nuevo Proyecto': 'Créer un nouveau projet',
  'Todavía no tienes páginas. Crea la primera.': 'Vous n’avez pas encore de pages. Créez la première.',
  'Última modificación: {{when}}': 'Dernière modification : {{when}}',
  'Abrir {{name}} publicada': 'Ouvrir {{name}} publiée',
  Sitios: 'Sites',
  Quiz: 'Quiz',
  'Tus cuestionarios y sus respuestas.': 'Vos questionnaires et leurs réponses.',
  Embudos: 'Tunnels',
  'Encadena páginas y mira cuántas personas llegan a cada una.':
    'Enchaînez des pages et voyez combien de personnes arrivent à chacune.',
  Analítica: 'Analyse',
  'Visitas y conversiones de cada página.': 'Visites et conversions de chaque page.',
  'Un reproductor de vídeo para tus páginas de venta.': 'Un lecteur vidéo pour vos pages de vente.',
  Suscripciones: 'Abonnements',
  'Planes y pagos periódicos de tus clientes.': 'Formules et paiements récurrents de vos clients.',
  'Creador de quiz': 'Créateur de quiz',
  Concurso: 'Concours',
  Concursos: 'Concours',
  'Sorteos y concursos con sus participantes.': 'Tirages et concours avec leurs participants.',
  Academia: 'Académie',
  Tutoriales: 'Tutoriels',
  'Guías cortas, paso a paso.': 'De courts guides, pas à pas.',
  'Diseña páginas, publícalas y recibe sus leads.': 'Concevez des pages, publiez-les et recevez leurs leads.',
  Editor: 'Éditeur',
  'Empieza con una plantilla o con un lienzo en blanco': 'Commencez avec un modèle ou un canevas vierge',
  'Tus páginas: diséñalas y publícalas': 'Vos pages : concevez-les et publiez-les',
  'Vuelve a verse lo que se publicó entonces': 'Ce qui avait été publié alors est de nouveau visible',
  'Esta página no se ha publicado todavía.': 'Cette page n’a pas encore été publiée.',
  'Volver a publicar': 'Publier à nouveau',
  'Qué se muestra': 'Ce qui est affiché',
  Guardadas: 'Enregistrées',
  Publicaciones: 'Publications',
  'Los formularios de lo que no está publicado no envían nada: publícalo y exporta otra vez.':
    'Les formulaires de ce qui n’est pas publié n’envoient rien : publiez et exportez à nouveau.',
  'Exportar sitio': 'Exporter le site',
  'Este sitio no tiene páginas publicadas: incluye los borradores.':
    'Ce site n’a pas de page publiée : incluez les brouillons.',
  'Escribe una dirección como https://tienda.es': 'Saisissez une adresse comme https://boutique.fr',
  'Un ZIP con todas sus páginas tal como están guardadas, que se abre desde el disco o se sube a cualquier servidor. Los formularios siguen enviando a Aurelio.':
    'Un ZIP avec toutes ses pages telles qu’enregistrées, à ouvrir depuis le disque ou à déposer sur n’importe quel serveur. Les formulaires continuent d’envoyer à Aurelio.',
  'Dirección donde estará': 'Adresse où il se trouvera',
  'Para el mapa del sitio y para cuando alguien comparta un enlace. Puede quedar vacía.':
    'Pour le plan du site et pour les liens partagés. Peut rester vide.',
  'Incluir las páginas sin publicar': 'Inclure les pages non publiées',
  'Leyendo páginas: {{done}} de {{total}}…': 'Lecture des pages : {{done}} sur {{total}}…',
  Importar: 'Importer',
  'El ZIP de una página o de un sitio exportados, o el JSON de una página.':
    'Le ZIP d’une page ou d’un site exportés, ou le JSON d’une page.',
  'Páginas importadas: {{done}} de {{total}}…': 'Pages importées : {{done}} sur {{total}}…',
  'Elige un archivo o suéltalo aquí': 'Choisissez un fichier ou déposez-le ici',
  'ZIP o JSON, hasta 60 MB': 'ZIP ou JSON, jusqu’à 60 Mo',
  'Un sitio, «{{name}}», con {{n}} páginas.': 'Un site, « {{name}} », avec {{n}} pages.',
  'Una página: «{{name}}».': 'Une page : « {{name}} ».',
  'Las páginas llegan como borradores, sin publicar.': 'Les pages arrivent comme brouillons, non publiées.',
  'Un sitio nuevo: «{{name}}»': 'Un nouveau site : « {{name}} »',
  'Páginas importadas: {{n}}.': 'Pages importées : {{n}}.',
  'Qué no ha venido': 'Ce qui n’est pas venu',
  'El archivo es demasiado grande: un ZIP cabe hasta 60 MB, y hasta 120 MB sin comprimir.':
    'Le fichier est trop volumineux : un ZIP peut faire jusqu’à 60 Mo, et 120 Mo décompressé.',
  'El ZIP tiene más de 2.000 archivos.': 'Le ZIP contient plus de 2 000 fichiers.',
  'El ZIP está dañado o no se puede leer. Expórtalo otra vez.':
    'Le ZIP est endommagé ou illisible. Exportez-le à nouveau.',
  'No es una exportación de Aurelio: falta «pagina.json» o «sitio.json».':
    'Ce n’est pas un export d’Aurelio : « pagina.json » ou « sitio.json » manque.',
  'El archivo no contiene una página que se pueda leer.': 'Le fichier ne contient aucune page lisible.',
  'Páginas que no se pueden leer: {{names}}.': 'Pages illisibles : {{names}}.',
  'Elementos dañados que se han quedado fuera: {{n}}.': 'Éléments endommagés laissés de côté : {{n}}.',
  'Elementos de un tipo que este Aurelio no conoce; se guardan, pero no se ven: {{n}}.':
    'Éléments d’un type que cet Aurelio ne connaît pas ; conservés, mais invisibles : {{n}}.',
  'Imágenes que no venían o no se pueden guardar: {{n}}.':
    'Images absentes ou impossibles à conserver : {{n}}.',
  'Enlaces a páginas que no venían; se han quedado vacíos: {{n}}.':
    'Liens vers des pages absentes, laissés vides : {{n}}.',
  'Cómo verla': 'Comment la voir',
  'De arriba abajo': 'De haut en bas',
} satisfies Record<keyof typeof en, string>
