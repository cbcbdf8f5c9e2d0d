import type { en } from './en.ts'

export const fr = {
  'Optimizador de Imágenes': 'Optimiseur d’images',
  'El archivo no es una imagen JPEG, PNG, WebP, GIF, AVIF o SVG.':
    'Le fichier n’est pas une image JPEG, PNG, WebP, GIF, AVIF ou SVG.',
  'La imagen pasa de 20 MB. Redúcela y vuelve a intentarlo.':
    'L’image dépasse 20 Mo. Réduisez-la et réessayez.',
  'Antes y después': 'Avant et après',
  'Línea entre antes y después': 'Ligne entre avant et après',
  'Antes: {{size}} KB': 'Avant : {{size}} Ko',
  'de {{before}} a {{after}}': 'de {{before}} à {{after}}',
  'Después: {{size}} KB': 'Après : {{size}} Ko',
  Alejar: 'Réduire',
  'Volver al 100 %': 'Revenir à 100 %',
  Acercar: 'Agrandir',
  Después: 'Après',
  Antes: 'Avant',
  'Arrastra y suelta imágenes aquí, o haz clic para seleccionar':
    'Glissez-déposez des images ici, ou cliquez pour choisir',
  'Suelta para añadir las imágenes': 'Déposez pour ajouter les images',
  'Aquí solo se añaden imágenes': 'Seules des images peuvent être ajoutées ici',
  'Leyendo los archivos…': 'Lecture des fichiers…',
  'Formatos: JPEG, PNG, WebP y GIF; también AVIF, TIFF y HEIC. Puedes añadir varios archivos a la vez, soltar carpetas o pegar.':
    'Formats : JPEG, PNG, WebP et GIF, mais aussi AVIF, TIFF et HEIC. Vous pouvez ajouter plusieurs fichiers à la fois, déposer des dossiers ou coller.',
  'Elegir una carpeta': 'Choisir un dossier',
  Error: 'Erreur',
  'Cerrar ×': 'Fermer ×',
  'Qué manda': 'Ce qui décide',
  'La calidad elegida': 'La qualité choisie',
  'Calidad automática': 'Qualité automatique',
  'Misma calidad visual': 'Même qualité visuelle',
  'El mismo número se ve igual de bien en JPEG, WebP y AVIF: se busca imagen a imagen.':
    'Le même nombre rend aussi bien en JPEG, WebP et AVIF : il est cherché image par image.',
  'Un tamaño en KB': 'Une taille en Ko',
  'Parecido con el original': 'Ressemblance avec l’original',
  'Busca la calidad más baja que aún se ve así de bien, imagen a imagen.':
    'Cherche la qualité la plus basse qui reste aussi belle, image par image.',
  'Casi idéntica': 'Presque identique',
  'Muy buena': 'Très bonne',
  'Buena, lo más ligera posible': 'Bonne, la plus légère possible',
  'Tamaño objetivo en KB': 'Taille visée en Ko',
  'Cada imagen queda por debajo, como mucho un 10 % menos.':
    'Chaque image reste en dessous, de 10 % au plus.',
  Metadatos: 'Métadonnées',
  'Ubicación, cámara y autoría que vienen dentro de la foto.':
    'Lieu, appareil et auteur inscrits dans la photo.',
  'Quitarlos todos': 'Tout retirer',
  'Conservar la autoría': 'Garder l’auteur',
  'Conservarlos todos': 'Tout garder',
  'Color de fondo para lo transparente': 'Couleur de fond pour la transparence',
  'Nombre de los archivos': 'Nom des fichiers',
  'Puedes usar {nombre}, {ancho}, {alto}, {n}, {fecha} y {formato}. Ejemplo: {{name}}':
    'Vous pouvez utiliser {nombre}, {ancho}, {alto}, {n}, {fecha} et {formato}. Exemple : {{name}}',
  'Original: {{size}} KB': 'Original : {{size}} Ko',
  'Optimizado: {{size}} KB ({{percent}}% más pequeño)': 'Optimisé : {{size}} Ko ({{percent}} % de moins)',
  'Optimizado: {{size}} KB ({{percent}}% más grande)': 'Optimisé : {{size}} Ko ({{percent}} % de plus)',
  'Se perderá la animación': 'L’animation sera perdue',
  '«{{name}}» tiene {{frames}} fotogramas y solo quedará el primero.':
    '« {{name}} » a {{frames}} images et seule la première restera.',
  '{{count}} imágenes están animadas y de cada una solo quedará el primer fotograma.':
    '{{count}} images sont animées et seule la première vue de chacune restera.',
  'Optimizar solo las demás': 'N’optimiser que les autres',
  'Quedarse con el primer fotograma': 'Garder la première vue',
  'Destacar {{name}}': 'Mettre {{name}} en avant',
  'Sin vista previa': 'Pas d’aperçu',
  Desactualizado: 'Plus à jour',
  'Animación de {{count}} fotogramas': 'Animation de {{count}} vues',
  'Avance de {{name}}': 'Avancement de {{name}}',
  'En cola': 'En attente',
  Optimizando: 'Optimisation',
  Optimizar: 'Optimiser',
  'Más acciones para {{name}}': 'Autres actions pour {{name}}',
  'Comparar antes y después': 'Comparer avant et après',
  'Crear juego srcset': 'Créer un jeu srcset',
  'Usar en una página': 'Utiliser dans une page',
  Imágenes: 'Images',
  'Reduce el peso de tus imágenes antes de publicarlas.': 'Allégez vos images avant de les publier.',
  'Todo ocurre en tu navegador: tus imágenes no se envían a ningún sitio.':
    'Tout se passe dans votre navigateur : vos images ne sont envoyées nulle part.',
  Preajuste: 'Préréglage',
  'Aún no hay ninguno': 'Il n’y en a pas encore',
  'Elige uno': 'Choisissez-en un',
  'Borrar el preajuste «{{name}}»': 'Supprimer le préréglage « {{name}} »',
  'El navegador no deja guardar nada. Revisa si bloquea los datos de este sitio.':
    'Le navigateur ne laisse rien enregistrer. Vérifiez s’il bloque les données de ce site.',
  'Preajuste «{{name}}» guardado': 'Préréglage « {{name}} » enregistré',
  'Guardar estos ajustes como': 'Enregistrer ces réglages sous',
  'El archivo no es una imagen que este navegador pueda leer. Comprueba que se abre en otro programa.':
    'Le fichier n’est pas une image que ce navigateur sait lire. Vérifiez qu’il s’ouvre dans un autre programme.',
  'El archivo está incompleto o dañado. Vuelve a copiarlo o a descargarlo.':
    'Le fichier est incomplet ou endommagé. Copiez-le ou téléchargez-le de nouveau.',
  'Este navegador no puede leer fotos HEIC. Expórtala como JPEG o ábrela en Safari.':
    'Ce navigateur ne sait pas lire les photos HEIC. Exportez-la en JPEG ou ouvrez-la dans Safari.',
  'Es un dibujo vectorial (SVG) y no se comprime como una foto. Úsalo tal cual.':
    'C’est un dessin vectoriel (SVG), qui ne se compresse pas comme une photo. Utilisez-le tel quel.',
  'Mide {{width}} × {{height}} píxeles, más de los 120 millones que caben en memoria. Redúcela antes.':
    'Elle mesure {{width}} × {{height}} pixels, plus que les 120 millions qui tiennent en mémoire. Réduisez-la d’abord.',
  'Mide {{width}} × {{height}} píxeles y el formato de salida no admite tanto. Baja el ancho máximo.':
    'Elle mesure {{width}} × {{height}} pixels et le format de sortie n’en accepte pas autant. Baissez la largeur maximale.',
  'No se puede leer el archivo: puede que se haya movido o borrado. Vuelve a añadirlo.':
    'Impossible de lire le fichier : il a peut-être été déplacé ou supprimé. Ajoutez-le de nouveau.',
  'No hay memoria suficiente para esta imagen. Cierra otras pestañas o baja el ancho máximo.':
    'Pas assez de mémoire pour cette image. Fermez d’autres onglets ou baissez la largeur maximale.',
  'El codificador no ha podido con esta imagen. Prueba con otro formato de salida.':
    'L’encodeur n’a pas pu traiter cette image. Essayez un autre format de sortie.',
  'Es una animación y se perdería todo menos el primer fotograma. Optimízala desde su tarjeta.':
    'C’est une animation : tout serait perdu sauf la première vue. Optimisez-la depuis sa carte.',
  'Se conserva el original: ya no se puede reducir sin cambiarlo.':
    'L’original est conservé : il ne peut plus être réduit sans être modifié.',
  'Ha crecido al cambiar de formato o de ancho.': 'Elle a grossi en changeant de format ou de largeur.',
  'En realidad es {{kind}}, aunque su nombre diga otra cosa.':
    'C’est en fait {{kind}}, bien que son nom dise autre chose.',
  'Solo el primero de sus {{count}} fotogramas.': 'Seulement la première de ses {{count}} vues.',
  'Color convertido a sRGB.': 'Couleur convertie en sRGB.',
  'Color convertido de {{profile}} a sRGB.': 'Couleur convertie de {{profile}} en sRGB.',
  'Color convertido de CMYK a sRGB.': 'Couleur convertie de CMJN en sRGB.',
  'De {{bits}} a 8 bits por color.': 'De {{bits}} à 8 bits par couleur.',
  'No se puede bajar más: supera el tamaño objetivo.':
    'Impossible de descendre plus bas : elle dépasse la taille visée.',
  'Reducida a {{width}} × {{height}} píxeles para llegar al tamaño.':
    'Réduite à {{width}} × {{height}} pixels pour atteindre la taille.',
  'Sigue animada: {{count}} fotogramas.': 'Toujours animée : {{count}} images.',
  'Con estos ajustes la imagen destacada pasa de {{before}} a {{after}} KB.':
    'Avec ces réglages, l’image mise en avant passe de {{before}} à {{after}} Ko.',
  'Con estos ajustes la primera imagen pasa de {{before}} a {{after}} KB.':
    'Avec ces réglages, la première image passe de {{before}} à {{after}} Ko.',
  'Recortar y girar': 'Recadrer et pivoter',
  'Marca sobre la imagen lo que se queda. El archivo original no cambia.':
    'Marquez sur l’image ce qui reste. Le fichier d’origine ne change pas.',
  'Girar a la izquierda': 'Pivoter à gauche',
  'Girar a la derecha': 'Pivoter à droite',
  'Marcar el centro': 'Marquer le centre',
  'Quitar el recorte': 'Retirer le recadrage',
  Aplicar: 'Appliquer',
  Avanzado: 'Avancé',
  'Resolución del color': 'Résolution des couleurs',
  'Según la imagen': 'Selon l’image',
  Completa: 'Complète',
  'La mitad': 'Moitié',
  'Progresivo: se ve entera desde el principio': 'Progressif : visible en entier dès le début',
  'Esfuerzo del codificador': 'Effort de l’encodeur',
  'Poco: tarda menos': 'Peu : prend moins de temps',
  'El habitual': 'Habituel',
  'Mucho: pesa menos, tarda más': 'Beaucoup : plus léger, plus lent',
  'JPEG XL pesa aún menos, pero pocos navegadores lo muestran.':
    'JPEG XL est encore plus léger, mais peu de navigateurs l’affichent.',
  'No se puede vigilar esa carpeta. Prueba con otra.':
    'Ce dossier ne peut pas être surveillé. Essayez-en un autre.',
  'Vigilando «{{name}}»: sus imágenes nuevas se añaden solas.':
    'Surveillance de « {{name}} » : ses nouvelles images s’ajoutent d’elles-mêmes.',
  'Vigilar una carpeta': 'Surveiller un dossier',
  'Dejar de vigilar': 'Arrêter la surveillance',
  '{{format}} se guarda sin metadatos.': '{{format}} est enregistré sans métadonnées.',
  'Parecido {{score}} de 100: no llega más con este formato.':
    'Ressemblance {{score}} sur 100 : ce format ne va pas plus loin.',
  'Error al crear el archivo zip: {{reason}}': 'Erreur lors de la création du fichier ZIP : {{reason}}',
  'Error al optimizar la imagen: {{reason}}': 'Erreur lors de l’optimisation de l’image : {{reason}}',
  'Y {{count}} más: mira sus tarjetas.': 'Et {{count}} de plus : voyez leurs cartes.',
  'Error al optimizar múltiples imágenes: {{reason}}':
    'Erreur lors de l’optimisation de plusieurs images : {{reason}}',
  'Ajustes de Optimización': 'Réglages d’optimisation',
  'Ancho Máximo: {{width}}px': 'Largeur maximale : {{width}} px',
  'Calidad: {{quality}}%': 'Qualité : {{quality}} %',
  'Mantener Proporción': 'Garder les proportions',
  Rápido: 'Rapide',
  'Usa los codificadores del navegador: tarda menos, pesa más.':
    'Utilise les encodeurs du navigateur : plus rapide, plus lourd.',
  'La calidad se ajusta sola a cada imagen: mira «Más opciones».':
    'La qualité s’adapte à chaque image : voyez « Plus d’options ».',
  'AVIF ocupa menos pero tarda bastante más.': 'AVIF prend moins de place mais nettement plus de temps.',
  'PNG al 100 % no pierde nada.': 'PNG à 100 % ne perd rien.',
  'PNG reduce colores según la calidad; al 100 % no pierde nada.':
    'PNG réduit les couleurs selon la qualité ; à 100 %, il ne perd rien.',
  'Rápido usa los codificadores del navegador: tarda menos, pesa más.':
    'Rapide utilise les encodeurs du navigateur : plus rapide, plus lourd.',
  'Juego srcset': 'Jeu srcset',
  'Varias versiones de «{{name}}» para que cada pantalla descargue la suya.':
    'Plusieurs versions de « {{name}} », pour que chaque écran télécharge la sienne.',
  'Descargar las {{count}} imágenes': 'Télécharger les {{count}} images',
  'Anchos en píxeles': 'Largeurs en pixels',
  Formatos: 'Formats',
  'Avance del juego': 'Avancement du jeu',
  'Código copiado': 'Code copié',
  'No se ha podido copiar. Selecciona el código y cópialo a mano.':
    'La copie a échoué. Sélectionnez le code et copiez-le à la main.',
  'Copiar código': 'Copier le code',
  'Ancho en la página (sizes)': 'Largeur dans la page (sizes)',
  'Código para tu página': 'Code pour votre page',
  'Imágenes Cargadas ({{total}})': 'Images chargées ({{total}})',
  'Actualizar las desactualizadas ({{stale}})': 'Mettre à jour celles qui ne le sont plus ({{stale}})',
  'Optimizando...': 'Optimisation...',
  'Optimizar Todas las Imágenes': 'Optimiser toutes les images',
  'Reiniciar Todo': 'Tout réinitialiser',
  'Descargar Todas Individualmente': 'Tout télécharger une par une',
  'Descargar Como ZIP': 'Télécharger en ZIP',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % menos)':
    '{{count}} prêtes : de {{before}} à {{after}} Ko ({{percent}} % de moins)',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % más)':
    '{{count}} prêtes : de {{before}} à {{after}} Ko ({{percent}} % de plus)',
  '{{done}} de {{total}} imágenes': '{{done}} images sur {{total}}',
  'Avance del lote': 'Avancement du lot',
  'Guardando «{{name}}» en tus imágenes…': 'Enregistrement de « {{name}} » dans vos images…',
  '«{{name}}» ya está en las imágenes de tus páginas':
    '« {{name}} » fait maintenant partie des images de vos pages',
  'La encontrarás al elegir una imagen en el editor.':
    'Vous la trouverez en choisissant une image dans l’éditeur.',
  'Guardando imágenes: {{done}} de {{total}}…': 'Enregistrement des images : {{done}} sur {{total}}…',
  '{{count}} imágenes no se han guardado: {{names}}':
    '{{count}} images n’ont pas été enregistrées : {{names}}',
  '{{count}} imágenes no se han guardado: {{names}}_one':
    '{{count}} image n’a pas été enregistrée : {{names}}',
  '{{total}} imágenes ya están en las imágenes de tus páginas':
    '{{total}} images sont maintenant parmi les images de vos pages',
  'Las encontrarás al elegir una imagen en el editor.':
    'Vous les trouverez en choisissant une image dans l’éditeur.',
  'Ir al constructor': 'Aller au constructeur',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % menos)_one':
    '{{count}} prête : de {{before}} à {{after}} Ko ({{percent}} % de moins)',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % más)_one':
    '{{count}} prête : de {{before}} à {{after}} Ko ({{percent}} % de plus)',
  'Descargar las {{count}} imágenes_one': 'Télécharger l’image',
  'Formato de Salida': 'Format de sortie',
  'Reduce el peso de tus imágenes sin que salgan de tu navegador.':
    'Allégez vos images sans qu’elles quittent votre navigateur.',
  'Optimizador de Imagenes': 'Optimiseur d’images',
  'Reduce el peso de tus imágenes en tu navegador': 'Allégez vos images dans votre navigateur',
  '{{count}} archivos no se han añadido porque no son imágenes: {{names}}':
    '{{count}} fichiers n’ont pas été ajoutés car ce ne sont pas des images : {{names}}',
  '{{count}} archivos no se han añadido porque no son imágenes: {{names}}_one':
    '{{count}} fichier n’a pas été ajouté car ce n’est pas une image : {{names}}',
  '{{count}} imágenes pueden tener transparencia: en JPEG queda sobre el color de fondo.':
    '{{count}} images peuvent avoir de la transparence : en JPEG elle est posée sur la couleur de fond.',
  '{{count}} imágenes pueden tener transparencia: en JPEG queda sobre el color de fondo._one':
    '{{count}} image peut avoir de la transparence : en JPEG elle est posée sur la couleur de fond.',
  'Conservarla en WebP': 'La conserver en WebP',
  'Solo la primera de sus {{count}} páginas.': 'Seulement la première de ses {{count}} pages.',
  'Su perfil de color no se aplica: comprueba los tonos.':
    'Son profil de couleur n’est pas appliqué : vérifiez les tons.',
  'Tenía transparencia: ahora está sobre el color de fondo.':
    'Elle avait de la transparence : elle est maintenant sur la couleur de fond.',
  'Tamaño de la imagen': 'Taille de l’image',
  'Según el deslizador': 'Selon le curseur',
  'Píxeles exactos': 'Pixels exacts',
  'Sin cambiar el tamaño': 'Sans changer la taille',
  'Ancho en píxeles': 'Largeur en pixels',
  'Las imágenes más estrechas no se agrandan.': 'Les images plus étroites ne sont pas agrandies.',
  'Este navegador ya abre el optimizador sin conexión.': 'Ce navigateur l’ouvre désormais sans connexion.',
  'Instalar como aplicación': 'Installer comme application',
  'Conserva sus colores {{profile}}.': 'Conserve ses couleurs {{profile}}.',
} satisfies Record<keyof typeof en, string>
