import type { en } from './en.ts'

export const fr = {
  'La página ha cambiado en otro sitio desde que la abriste.':
    'La page a changé ailleurs depuis que vous l’avez ouverte.',
  Lienzo: 'Canevas',
  '¡Suelta aquí para agregar!': 'Déposez ici pour ajouter !',
  'Elemento listo para agregarse': 'Élément prêt à être ajouté',
  'Acciones del elemento': 'Actions de l’élément',
  'Arrastra para mover': 'Glissez pour déplacer',
  '¡Perfecto! Suelta aquí': 'Parfait ! Déposez ici',
  'Comienza tu diseño': 'Commencez votre création',
  Plantillas: 'Modèles',
  Estructuras: 'Structures',
  Elementos: 'Éléments',
  'Contenedor anidado': 'Conteneur imbriqué',
  'Contenedor vacío': 'Conteneur vide',
  'Arrastra elementos aquí': 'Glissez des éléments ici',
  'Abriendo el editor...': 'Ouverture de l’éditeur...',
  'Esta página ya no existe o no tienes acceso. Vuelve a tus proyectos para elegir otra.':
    'Cette page n’existe plus ou vous n’y avez pas accès. Revenez à vos projets pour en choisir une autre.',
  'No se ha podido abrir la página porque el servidor no responde. Espera un momento y reinténtalo.':
    'La page n’a pas pu s’ouvrir car le serveur ne répond pas. Attendez un instant et réessayez.',
  'Esta página se guardó con una versión más nueva de Aurelio. Actualiza Aurelio para abrirla.':
    'Cette page a été enregistrée avec une version plus récente d’Aurelio. Mettez Aurelio à jour pour l’ouvrir.',
  'No se ha podido abrir el editor': 'Impossible d’ouvrir l’éditeur',
  Pegar: 'Coller',
  Duplicar: 'Dupliquer',
  'Arrastra o haz clic para agregar': 'Glissez, ou cliquez pour ajouter',
  'Más elementos': 'Plus d’éléments',
  'Por favor selecciona un archivo JSON válido.': 'Choisissez un fichier JSON valide.',
  'El archivo pesa demasiado para ser una plantilla. El máximo son 30 MB.':
    'Le fichier est trop lourd pour un modèle. Le maximum est de 30 Mo.',
  'Error al leer el archivo JSON. Verifica que el formato sea correcto.':
    'Erreur de lecture du fichier JSON. Vérifiez que son format est correct.',
  'Añadir estructura': 'Ajouter une structure',
  'Elige cuántos contenedores van uno al lado del otro.':
    'Choisissez combien de conteneurs se tiennent côte à côte.',
  'Empieza con una página hecha y cambia lo que quieras.':
    'Partez d’une page toute faite et changez ce que vous voulez.',
  'Abrir plantilla de un archivo': 'Ouvrir un modèle depuis un fichier',
  'Subir plantilla': 'Importer un modèle',
  'No se pudo abrir la pestaña de vista previa. Verifica que tu navegador permita ventanas emergentes.':
    'Impossible d’ouvrir l’onglet d’aperçu. Vérifiez que votre navigateur autorise les fenêtres surgissantes.',
  '{{campo}}: elegir color': '{{campo}} : choisir la couleur',
  'Etiqueta del campo {{campo}}': 'Libellé du champ {{campo}}',
  'Subir {{campo}}': 'Monter {{campo}}',
  'Bajar {{campo}}': 'Descendre {{campo}}',
  'Quitar {{campo}}': 'Retirer {{campo}}',
  Obligatorio: 'Obligatoire',
  'Teléfono, empresa, mensaje...': 'Téléphone, entreprise, message...',
  Aplicar: 'Appliquer',
  'Preparando la imagen...': 'Préparation de l’image...',
  'Arrastra una imagen o haz clic para elegirla': 'Glissez une image ou cliquez pour la choisir',
  'Archivo de imagen': 'Fichier d’image',
  'Ese archivo no es una imagen. Elige un PNG, JPG, WebP, GIF o SVG.':
    'Ce fichier n’est pas une image. Choisissez un PNG, JPG, WebP, GIF ou SVG.',
  'No se ha podido leer la imagen. Puede que el archivo esté dañado: prueba con otro.':
    'Impossible de lire l’image. Le fichier est peut-être endommagé : essayez-en un autre.',
  'Añadir {{campo}}': 'Ajouter {{campo}}',
  'Elegir de tus imágenes': 'Choisir parmi vos images',
  'Tus imágenes': 'Vos images',
  'Las que guardas con «Usar en una página» en el optimizador.':
    'Celles que vous enregistrez avec « Utiliser dans une page » dans l’optimiseur.',
  'No se han podido cargar tus imágenes': 'Impossible de charger vos images',
  'Aún no hay ninguna. Optimiza una foto y elige «Usar en una página» en sus acciones.':
    'Il n’y en a pas encore. Optimisez une photo et choisissez « Utiliser dans une page » dans ses actions.',
  'Usar {{name}}': 'Utiliser {{name}}',
  'Eliminar «{{name}}»': 'Supprimer « {{name}} »',
  'Las páginas que la usan dejarán de mostrarla. No se puede deshacer.':
    'Les pages qui l’utilisent ne la montreront plus. C’est irréversible.',
  'Sin elegir': 'Aucun choix',
  Unidad: 'Unité',
  'No hay propiedades de disposición para este elemento': 'Cet élément n’a pas de propriétés de disposition',
  Estilo: 'Style',
  'No hay propiedades de estilo para este elemento': 'Cet élément n’a pas de propriétés de style',
  Avanzado: 'Avancé',
  'No hay propiedades avanzadas para este elemento': 'Cet élément n’a pas de propriétés avancées',
  Propiedades: 'Propriétés',
  Fondo: 'Fond',
  Borde: 'Bordure',
  'Selecciona un elemento para editar sus propiedades':
    'Sélectionnez un élément pour modifier ses propriétés',
  'Página guardada correctamente': 'Page enregistrée',
  'Página publicada correctamente': 'Page publiée',
  'Copiar enlace': 'Copier le lien',
  'Enlace copiado': 'Lien copié',
  'El navegador no deja copiar. El enlace es {{enlace}}':
    'Le navigateur ne permet pas de copier. Le lien est {{enlace}}',
  'No hay conexión con el servidor. Tus cambios siguen en este navegador y se guardarán en cuanto vuelva.':
    'Pas de connexion avec le serveur. Vos modifications restent dans ce navigateur et seront enregistrées dès son retour.',
  'La página se ha eliminado en otro sitio. Tus cambios siguen aquí: guarda otra vez para crearla de nuevo.':
    'La page a été supprimée ailleurs. Vos modifications sont toujours ici : enregistrez de nouveau pour la recréer.',
  'Tomar la otra versión': 'Prendre l’autre version',
  'No se ha podido traer la otra versión. Comprueba tu conexión y vuelve a intentarlo.':
    'Impossible de récupérer l’autre version. Vérifiez votre connexion et réessayez.',
  'La página ha cambiado en otro sitio': 'La page a changé ailleurs',
  'Otra persona, u otra pestaña, la ha guardado desde que la abriste. Elige qué versión se queda; con Deshacer puedes volver a la tuya.':
    'Une autre personne, ou un autre onglet, l’a enregistrée depuis que vous l’avez ouverte. Choisissez la version à garder ; Annuler vous ramène à la vôtre.',
  'Conservar la mía': 'Garder la mienne',
  'El navegador no tiene sitio para guardar los cambios aquí. Pulsa Guardar para tenerlos en el servidor y no cierres antes esta pestaña.':
    'Le navigateur n’a plus de place pour garder les modifications ici. Cliquez sur Enregistrer pour les avoir sur le serveur, et ne fermez pas cet onglet avant.',
  'La página se ha guardado después en otro sitio y has abierto esa versión.':
    'La page a été enregistrée ensuite ailleurs et vous avez ouvert cette version.',
  'Hemos recuperado cambios que no llegaron al servidor.':
    'Nous avons récupéré des modifications qui n’étaient pas arrivées au serveur.',
  'Usar los cambios de este navegador': 'Utiliser les modifications de ce navigateur',
  'Usar la versión guardada': 'Utiliser la version enregistrée',
  'Cambiar de versión': 'Changer de version',
  'Elementos y estructuras': 'Éléments et structures',
  'Propiedades del elemento': 'Propriétés de l’élément',
  'Cerrar panel': 'Fermer le panneau',
  'Panel de elementos': 'Panneau des éléments',
  'Panel de propiedades': 'Panneau des propriétés',
  'Esta dirección no se usará: podría ejecutar código en tu página. Escribe una web que empiece por https://.':
    'Cette adresse ne sera pas utilisée : elle pourrait exécuter du code dans ta page. Écris un site qui commence par https://.',
  'Esta dirección no se usará, porque no lleva a ningún sitio. Escribe una web (https://…), un correo (mailto:…), un teléfono (tel:…) o un ancla (#palabra).':
    'Cette adresse ne sera pas utilisée, car elle ne mène nulle part. Écris un site (https://…), un e-mail (mailto:…), un téléphone (tel:…) ou une ancre (#mot).',
  'Así lleva a una página de este mismo sitio. Si es otra web, escríbela con https:// delante.':
    'Ainsi, elle mène à une page de ce même site. Si c’est un autre site, écris-le avec https:// devant.',
  'Esta dirección no se usará, porque no es la de un vídeo. Pega la de YouTube, la de Vimeo o la de un archivo MP4, con https://.':
    'Cette adresse ne sera pas utilisée, car ce n’est pas celle d’une vidéo. Colle celle de YouTube, de Vimeo ou d’un fichier MP4, avec https://.',
  'Esta palabra no se usará. Escribe una sola, con letras, números o guiones.':
    'Ce mot ne sera pas utilisé. Écris-en un seul, avec des lettres, des chiffres ou des tirets.',
  'Otra parte de la página ya tiene esta ancla, y los enlaces llevan a la primera de las dos. Elige otra palabra.':
    'Une autre partie de la page a déjà cette ancre, et les liens mènent à la première des deux. Choisissez un autre mot.',
  'Este enlace no lleva a ninguna parte: nada de lo que se ve en la página tiene esa ancla. Ponla en la sección o el contenedor al que debe llevar, en «Avanzado».':
    'Ce lien ne mène nulle part : rien de visible sur la page n’a cette ancre. Ajoutez-la à la section ou au conteneur visé, dans « Avancé ».',
  'Esta medida no se usará. Escribe un número con px o con %, o la palabra auto.':
    'Cette mesure ne sera pas utilisée. Écris un nombre avec px ou avec %, ou le mot auto.',
  'La imagen es demasiado grande. Caben 50 MB, o 1,5 MB si es un GIF o un SVG: redúcela con el optimizador de imágenes y vuelve a intentarlo.':
    'L’image est trop grande. Au plus 50 Mo, ou 1,5 Mo pour un GIF ou un SVG : réduis-la avec l’optimiseur d’images et réessaie.',
  'No se ha podido pegar el elemento. Tu página sigue como estaba.':
    'L’élément n’a pas pu être collé. Ta page est restée telle quelle.',
  'Es de un tipo que esta versión de Aurelio no conoce.':
    'Il est d’un type que cette version d’Aurelio ne connaît pas.',
  'Tu página sigue como estaba. Corrige el archivo y vuelve a subirlo, o elige otro.':
    'Ta page est restée telle quelle. Corrige le fichier et envoie-le à nouveau, ou choisis-en un autre.',
  'Este archivo es JSON, pero no es una plantilla de Aurelio.':
    'Ce fichier est du JSON, mais ce n’est pas un modèle d’Aurelio.',
  'Más acciones': 'Plus d’actions',
  'Nombre del proyecto: {{nombre}}': 'Nom du projet : {{nombre}}',
  'Solo en este navegador': 'Seulement dans ce navigateur',
  'Cambios pendientes': 'Modifications en attente',
  'Guardando...': 'Enregistrement...',
  Guardado: 'Enregistré',
  'Sin conexión: se guardará al volver': 'Hors connexion : enregistrement au retour',
  'No se ha podido guardar': 'L’enregistrement a échoué',
  'Cambiada en otro sitio': 'Modifiée ailleurs',
  Rehacer: 'Rétablir',
  'Volver al Editor': 'Revenir à l’éditeur',
  'Ver en solo lectura': 'Voir en lecture seule',
  'Vista Previa': 'Aperçu',
  Publicar: 'Publier',
  'Abrir la página publicada': 'Ouvrir la page publiée',
  'Copiar el enlace de la página publicada': 'Copier le lien de la page publiée',
  'No se ha podido guardar en el servidor. Tus cambios siguen en este navegador: vuelve a abrir el proyecto para guardarlos.':
    'L’enregistrement sur le serveur a échoué. Vos modifications restent dans ce navigateur : rouvrez le projet pour les enregistrer.',
  Escritorio: 'Ordinateur',
  'Página como tras: {{step}}': 'Page comme après : {{step}}',
  'la página': 'la page',
  '{{name}}, posición {{position}} de {{total}} en {{container}}':
    '{{name}}, position {{position}} sur {{total}} dans {{container}}',
  'Cambiar propiedades de {{Elemento}}': 'Changer les propriétés de {{Elemento}}',
  'Cambiar {{propiedad}} de {{Elemento}}': 'Changer {{propiedad}} de {{Elemento}}',
  'Cambiar {{propiedad}} de {{Elemento}} en {{vista}}':
    'Changer {{propiedad}} de {{Elemento}} dans {{vista}}',
  'Solo se pueden soltar imágenes.': 'Seules des images peuvent être déposées.',
  'Añadir {{elemento}}': 'Ajouter {{elemento}}',
  'Añadir imágenes': 'Ajouter des images',
  'Mover {{Elemento}}': 'Déplacer {{Elemento}}',
  'Duplicar {{Elemento}}': 'Dupliquer {{Elemento}}',
  'Eliminar {{Elemento}}': 'Supprimer {{Elemento}}',
  'Renombrar página': 'Renommer la page',
  'Atajos del editor': 'Raccourcis de l’éditeur',
  'Elemento siguiente o anterior': 'Élément suivant ou précédent',
  'Primer elemento de dentro': 'Premier élément à l’intérieur',
  'Contenedor que lo rodea': 'Conteneur qui l’entoure',
  'Principio y final de la página': 'Début et fin de la page',
  'No elegir nada': 'Ne rien choisir',
  Mover: 'Déplacer',
  'Levantar lo elegido, o una pieza del panel': 'Soulever ce qui est choisi, ou une pièce du panneau',
  'Llevarlo al sitio anterior o siguiente': 'Le mener à la place précédente ou suivante',
  Soltarlo: 'Le déposer',
  'Devolverlo a su sitio': 'Le remettre à sa place',
  'Subir o bajar un puesto': 'Monter ou descendre d’un rang',
  'Meter en el contenedor de al lado': 'Mettre dans le conteneur voisin',
  'Sacar de su contenedor': 'Sortir de son conteneur',
  Cambiar: 'Changer',
  'Copiar y pegar': 'Copier et coller',
  'Tab lleva al lienzo y sale de él. Con el dedo: mantén pulsado un elemento para levantarlo, arrástralo y suéltalo.':
    'Tab mène au canevas et en sort. Avec le doigt : maintenez un élément pour le soulever, glissez-le et relâchez.',
  Historial: 'Historique',
  '(deshecho)': '(annulé)',
  '{{place}}. Flechas para mover, Intro para soltar, Escape para cancelar.':
    '{{place}}. Flèches pour déplacer, Entrée pour déposer, Échap pour annuler.',
  '{{place}}. Soltado.': '{{place}}. Déposé.',
  'No hay sitio en esa dirección.': 'Pas de place dans cette direction.',
  'Movimiento cancelado. Nada ha cambiado.': 'Déplacement annulé. Rien n’a changé.',
  Subir: 'Monter',
  Bajar: 'Descendre',
  'Meter en {{name}}': 'Mettre dans {{name}}',
  'Meter en…': 'Mettre dans…',
  Sacar: 'Sortir',
  'Intro lo añade. Espacio lo levanta para llevarlo a su sitio con las flechas.':
    'Entrée l’ajoute. Espace le soulève pour le mener à sa place avec les flèches.',
  'Usar plantilla {{Plantilla}}': 'Utiliser le modèle {{Plantilla}}',
  Arriba: 'Haut',
  Abajo: 'Bas',
  'Ruta del elemento': 'Chemin de l’élément',
  '{{n}} elementos seleccionados': '{{n}} éléments sélectionnés',
  'Editar texto': 'Modifier le texte',
  'Renombrar {{Elemento}}': 'Renommer {{Elemento}}',
  'Pegar {{n}} elementos': 'Coller {{n}} éléments',
  'Mostrar {{name}}': 'Afficher {{name}}',
  'Ocultar {{name}}': 'Masquer {{name}}',
  'Desbloquear {{name}}': 'Déverrouiller {{name}}',
  'Bloquear {{name}}': 'Verrouiller {{name}}',
  Capas: 'Calques',
  'La página está vacía.': 'La page est vide.',
  'Nombre de la capa': 'Nom du calque',
  Renombrar: 'Renommer',
  Desbloquear: 'Déverrouiller',
  Bloquear: 'Verrouiller',
  'Renombrar elemento': 'Renommer l’élément',
  'Se ve en las capas y en las propiedades, no en la página. Vacío: el nombre de su tipo.':
    'Visible dans les calques et les propriétés, pas dans la page. Vide : le nom de son type.',
  'Bloqueado: no se puede cambiar, mover ni eliminar.':
    'Verrouillé : impossible de le changer, le déplacer ou le supprimer.',
  'Está dentro de un elemento bloqueado.': 'Il est dans un élément verrouillé.',
  'Oculto: no se ve ni se publica.': 'Masqué : ni visible ni publié.',
  'Está dentro de un elemento oculto.': 'Il est dans un élément masqué.',
  'Alinear a la izquierda': 'Aligner à gauche',
  'Alinear al centro': 'Aligner au centre',
  'Alinear a la derecha': 'Aligner à droite',
  'Ocupar todo el ancho': 'Occuper toute la largeur',
  Alinear: 'Aligner',
  'Los textos se alinean dentro de su ancho; botones, imágenes, vídeos y contenedores a medida, dentro de su contenedor. Lo que ocupa todo el ancho no se mueve.':
    'Les textes s’alignent dans leur largeur ; boutons, images, vidéos et conteneurs sur mesure, dans leur conteneur. Ce qui occupe toute la largeur ne bouge pas.',
  'Sección vacía': 'Section vide',
  'Columna vacía': 'Colonne vide',
  'Restablecer {{propiedad}} de {{Elemento}} en {{vista}}':
    'Rétablir {{propiedad}} de {{Elemento}} dans {{vista}}',
  'Esa dirección no sirve para una imagen. Escribe una que empiece por https:// o elige un archivo.':
    'Cette adresse ne convient pas à une image. Saisissez-en une qui commence par https:// ou choisissez un fichier.',
  'Heredado de escritorio': 'Hérité de l’ordinateur',
  'La página ya no cabía en este navegador: sus imágenes grandes se guardan ahora en el servidor.':
    'La page ne tenait plus dans ce navigateur : ses grandes images sont maintenant gardées sur le serveur.',
  '{{count}} no se podían leer y se han dejado fuera.':
    '{{count}} étaient illisibles et ont été laissés de côté.',
  '{{count}} no se podían leer y se han dejado fuera._one':
    '{{count}} était illisible et a été laissé de côté.',
  '{{count}} son de un tipo que esta versión no conoce: no se ven, pero se conservan.':
    '{{count}} sont d’un type que cette version ne connaît pas : invisibles, mais conservés.',
  '{{count}} son de un tipo que esta versión no conoce: no se ven, pero se conservan._one':
    '{{count}} est d’un type que cette version ne connaît pas : il ne se voit pas, mais il est conservé.',
  'Hay elementos de la página que no se pueden mostrar':
    'Certains éléments de la page ne peuvent pas être affichés',
  Restablecer: 'Rétablir',
  'Ocultar en este dispositivo': 'Masquer sur cet appareil',
  'Mostrar en este dispositivo': 'Afficher sur cet appareil',
  'No se ve en: {{vistas}}': 'Absent sur : {{vistas}}',
  'Ocultar {{Elemento}} en {{vista}}': 'Masquer {{Elemento}} sur {{vista}}',
  'Ocultar {{n}} elementos en {{vista}}': 'Masquer {{n}} éléments sur {{vista}}',
  'Mostrar {{Elemento}} en {{vista}}': 'Afficher {{Elemento}} sur {{vista}}',
  'Mostrar {{n}} elementos en {{vista}}': 'Afficher {{n}} éléments sur {{vista}}',
  'Ancho del lienzo': 'Largeur du canevas',
  Zoom: 'Zoom',
  Ajustar: 'Ajuster',
  'Acercar o alejar': 'Zoom avant ou arrière',
  'Tamaño real': 'Taille réelle',
  'Ctrl rueda': 'Ctrl molette',
  'Ctrl 0': 'Ctrl 0',
  'Margen y relleno': 'Marge et marge intérieure',
  Tamaño: 'Taille',
  Tipografía: 'Texte',
  Efectos: 'Effets',
  'Al pasar por encima': 'Au survol',
  'Buscar propiedades': 'Rechercher des propriétés',
  'Propiedades encontradas': 'Propriétés trouvées',
  'Ninguna propiedad se llama así': 'Aucune propriété ne porte ce nom',
} satisfies Record<keyof typeof en, string>
