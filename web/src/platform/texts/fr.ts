import type { en } from './en.ts'

export const fr = {
  'hace un momento': 'à l’instant',
  'No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.':
    'Pas de connexion avec le serveur. Vérifiez votre réseau et réessayez.',
  'El enlace no es válido o ya ha caducado. Pide otro.':
    'Le lien n’est pas valable ou a expiré. Demandez-en un autre.',
  'La contraseña debe contener al menos una mayúscula, una minúscula y un número':
    'Le mot de passe doit contenir au moins une majuscule, une minuscule et un chiffre',
  'La contraseña debe tener al menos 8 caracteres': 'Le mot de passe doit comporter au moins 8 caractères',
  'No existe una cuenta con este correo electronico.': 'Il n’existe pas de compte avec cet e-mail.',
  'El correo electronico no es valido.': 'L’e-mail n’est pas valable.',
  'Esta cuenta ha sido deshabilitada.': 'Ce compte a été désactivé.',
  'Inicio de sesion cancelado.': 'Connexion annulée.',
  'Contrasena incorrecta.': 'Mot de passe incorrect.',
  'El correo o la contraseña no son correctos.': 'L’e-mail ou le mot de passe n’est pas correct.',
  'Ya existe una cuenta con este correo. Inicia sesión o usa otro.':
    'Il existe déjà un compte avec cet e-mail. Connectez-vous ou utilisez-en un autre.',
  'La contraseña no puede pasar de 128 caracteres.': 'Le mot de passe ne peut pas dépasser 128 caractères.',
  'El navegador ha bloqueado la ventana. Permite las ventanas de esta página y vuelve a pulsar.':
    'Le navigateur a bloqué la fenêtre. Autorisez les fenêtres de cette page et cliquez de nouveau.',
  'Ya existe una cuenta con ese correo. Entra con tu contraseña y vincula el proveedor en tu perfil.':
    'Il existe déjà un compte avec cet e-mail. Connectez-vous avec votre mot de passe et associez le fournisseur dans votre profil.',
  'Ese proveedor no se ha podido vincular. Comprueba que el correo sea el mismo.':
    'Ce fournisseur n’a pas pu être associé. Vérifiez que l’e-mail est le même.',
  'El correo de ese proveedor es otro: tiene que ser el de tu cuenta.':
    'L’e-mail de ce fournisseur est différent : ce doit être celui de votre compte.',
  'Esa cuenta del proveedor ya está vinculada a otra persona.':
    'Ce compte du fournisseur est déjà associé à une autre personne.',
  'La ventana no es la que se abrió desde aquí. Vuelve a intentarlo.':
    'La fenêtre n’est pas celle ouverte d’ici. Réessayez.',
  'No se ha usado ninguna llave de acceso.': 'Aucune clé d’accès n’a été utilisée.',
  'Este dispositivo ya tiene una llave de acceso de tu cuenta.':
    'Cet appareil a déjà une clé d’accès de votre compte.',
  'Algún dato no es válido. Revísalo y vuelve a intentarlo.':
    'Une donnée n’est pas valable. Vérifiez-la et réessayez.',
  'Demasiados intentos. Espera un momento y vuelve a intentarlo.':
    'Trop de tentatives. Attendez un instant et réessayez.',
  'El servidor ha tenido un problema. Vuelve a intentarlo dentro de un momento.':
    'Le serveur a eu un problème. Réessayez dans un instant.',
  'Eres la única persona propietaria de un espacio compartido. Elige quién se queda con él.':
    'Tu es la seule personne propriétaire d’un espace partagé. Choisis qui le reprend.',
  'La persona elegida ya no puede quedarse con el espacio. Elige a otra.':
    'La personne choisie ne peut plus reprendre l’espace. Choisis-en une autre.',
  'No es válido.': 'Ce n’est pas valable.',
  'No puedes deshabilitar tu propia cuenta.': 'Vous ne pouvez pas désactiver votre propre compte.',
  'Inicia sesión para continuar.': 'Connectez-vous pour continuer.',
  'No tienes permiso para hacer esto.': 'Vous n’avez pas le droit de faire cela.',
  'No existe o no tienes acceso.': 'Cela n’existe pas ou vous n’y avez pas accès.',
  'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.':
    'Trop de requêtes. Attendez un instant et réessayez.',
  'El servidor no llega a sus datos.': "Le serveur n'atteint pas ses données.",
  'El servidor se ha quedado sin espacio para guardar.': "Le serveur n'a plus de place pour enregistrer.",
  'No es una zona horaria.': 'Ce n’est pas un fuseau horaire.',
  'Escribe un nombre para la página.': 'Saisissez un nom pour la page.',
  'El nombre no puede pasar de 200 caracteres.': 'Le nom ne peut pas dépasser 200 caractères.',
  'El nombre no puede llevar caracteres de control.':
    'Le nom ne peut pas contenir de caractères de contrôle.',
  'La página ha cambiado en otro sitio desde que la abriste.':
    'La page a changé ailleurs depuis que vous l’avez ouverte.',
  'No es un identificador válido.': 'Ce n’est pas un identifiant valable.',
  'Escribe una dirección que empiece por https://': 'Saisissez une adresse qui commence par https://',
  'No puede llevar caracteres de control.': 'Les caractères de contrôle ne sont pas admis.',
  'El cargo es obligatorio': 'Le poste est obligatoire',
  'El cargo no puede pasar de 120 caracteres.': 'Le poste ne peut pas dépasser 120 caractères.',
  'La empresa es obligatoria': 'L’entreprise est obligatoire',
  'La empresa no puede pasar de 120 caracteres.': 'L’entreprise ne peut pas dépasser 120 caractères.',
  'La ubicación no puede pasar de 120 caracteres.': 'Le lieu ne peut pas dépasser 120 caractères.',
  'Una habilidad no puede pasar de 60 caracteres.': 'Une compétence ne peut pas dépasser 60 caractères.',
  'Puedes añadir hasta 50 habilidades.': 'Vous pouvez ajouter jusqu’à 50 compétences.',
  'El nombre es obligatorio': 'Le nom est obligatoire',
  'La biografía no puede pasar de 1000 caracteres.': 'La biographie ne peut pas dépasser 1000 caractères.',
  'No puede pasar de {{a}} caracteres.': 'Pas plus de {{a}} caractères.',
  'Por seguridad, cierra la sesión, vuelve a entrar y repítelo.':
    'Par sécurité, déconnectez-vous, reconnectez-vous et recommencez.',
  'Ya existe una cuenta con este correo electrónico.': 'Il existe déjà un compte avec cet e-mail.',
  'Escribe un nombre para el espacio de trabajo.': 'Saisissez un nom pour l’espace de travail.',
  'Esta imagen no existe.': 'Cette image n’existe pas.',
  'El archivo no es una imagen JPEG, PNG, WebP, GIF, AVIF o SVG.':
    'Le fichier n’est pas une image JPEG, PNG, WebP, GIF, AVIF ou SVG.',
  'La imagen pasa de 20 MB. Redúcela y vuelve a intentarlo.':
    'L’image dépasse 20 Mo. Réduisez-la et réessayez.',
  'Tus imágenes ya ocupan 2 GB. Elimina las que no uses y vuelve a intentarlo.':
    'Vos images occupent déjà 2 Go. Supprimez celles que vous n’utilisez pas et réessayez.',
  'Ya has descargado tus datos varias veces. Espera un momento y vuelve a intentarlo.':
    'Vous avez déjà téléchargé vos données plusieurs fois. Attendez un instant et réessayez.',
  'La contraseña no puede pasar de 128 caracteres': 'Le mot de passe ne peut pas dépasser 128 caractères',
  'Esta contraseña es muy común y se adivina enseguida. Elige otra.':
    'Ce mot de passe est très courant et vite deviné. Choisissez-en un autre.',
  'Ya existe una cuenta con este correo electrónico. Inicia sesión o usa otro.':
    'Il existe déjà un compte avec cet e-mail. Connectez-vous ou utilisez-en un autre.',
  'Confirma tu correo antes de entrar, con el enlace del mensaje de confirmación.':
    'Confirmez votre e-mail avant d’entrer, avec le lien du message de confirmation.',
  'Inicia sesión y abre el enlace otra vez.': 'Connectez-vous et ouvrez de nouveau le lien.',
  'El enlace ya no vale. Pide otro.': 'Le lien n’est plus valable. Demandez-en un autre.',
  'El enlace ha caducado. Pide otro.': 'Le lien a expiré. Demandez-en un autre.',
  'El código no es correcto.': 'Le code n’est pas correct.',
  'El código de respaldo no es correcto o ya se ha usado.':
    'Le code de secours n’est pas correct ou a déjà servi.',
  'Este código ya se ha usado. Espera al siguiente.': 'Ce code a déjà servi. Attendez le suivant.',
  'La comprobación ha caducado. Inicia sesión otra vez.': 'La vérification a expiré. Reconnectez-vous.',
  'Demasiados códigos equivocados. Inicia sesión otra vez.': 'Trop de codes erronés. Reconnectez-vous.',
  'Demasiados códigos equivocados. Espera 15 minutos y vuelve a intentarlo.':
    'Trop de codes erronés. Attendez 15 minutes et réessayez.',
  'La autenticación de dos factores ya está activada.':
    'L’authentification à deux facteurs est déjà activée.',
  'La autenticación de dos factores no está activada.':
    'L’authentification à deux facteurs n’est pas activée.',
  'En esta instalación no se crean cuentas nuevas. Habla con quien la administra.':
    "Cette installation ne crée pas de nouveaux comptes. Parlez à la personne qui l'administre.",
  'Aquí solo se entra con invitación. Pídela a quien te ha hablado del panel.':
    "Ici, on n'entre que sur invitation. Demandez-la à la personne qui vous a parlé du tableau de bord.",
  'Aquí solo se crean cuentas con el correo de ciertas empresas. Usa el de tu trabajo.':
    "Ici, on ne crée de comptes qu'avec l'adresse de certaines entreprises. Utilisez celle de votre travail.",
  'Ahora mismo entra mucha gente a la vez. Espera unos segundos y vuelve a intentarlo.':
    'Beaucoup de personnes se connectent en ce moment. Attendez quelques secondes et réessayez.',
  'Esta forma de entrar no está configurada.': 'Cette façon d’entrer n’est pas configurée.',
  'Es tu única forma de entrar. Pon antes una contraseña.':
    'C’est votre seule façon d’entrer. Créez d’abord un mot de passe.',
  'Esa forma de entrar no está enlazada.': 'Cette façon d’entrer n’est pas associée.',
  'Esa llave de acceso no existe.': 'Cette clé d’accès n’existe pas.',
  'La llave de acceso no se ha podido comprobar.': 'La clé d’accès n’a pas pu être vérifiée.',
  'La llave de acceso no se ha podido guardar.': 'La clé d’accès n’a pas pu être enregistrée.',
  'La llave de acceso debe comprobar que eres tú: usa su PIN, tu huella o tu cara.':
    'La clé d’accès doit vérifier que c’est vous : utilisez son PIN, votre empreinte ou votre visage.',
  'La comprobación ha caducado. Inténtalo otra vez.': 'La vérification a expiré. Réessayez.',
  'Revisa los datos: hay campos que no son válidos.':
    'Vérifiez les données : certains champs ne sont pas valables.',
  'La dirección de vuelta no es de este panel.': 'L’adresse de retour n’est pas celle de ce tableau de bord.',
  'No se ha podido hacer.': 'Cela n’a pas pu être fait.',
  'Esta cuenta no tiene contraseña: entra con {{a}}.':
    'Ce compte n’a pas de mot de passe : connectez-vous avec {{a}}.',
  'La lista ha cambiado. Vuelve a abrirla desde el principio.':
    'La liste a changé. Rouvrez-la depuis le début.',
  'El servidor no llega ahora mismo a sus datos. Espera unos segundos y vuelve a intentarlo.':
    "Le serveur n'atteint pas ses données pour le moment. Attendez quelques secondes et réessayez.",
  'El servidor se ha quedado sin espacio para guardar. Avisa a quien lo administra: lo que ya estaba guardado sigue ahí.':
    "Le serveur n'a plus de place pour enregistrer. Prévenez la personne qui l'administre : ce qui était déjà enregistré est toujours là.",
  'Ha ocurrido un error en el servidor. Inténtalo de nuevo en un momento.':
    'Une erreur s’est produite sur le serveur. Réessayez dans un instant.',
  'No existe nada en esta dirección.': 'Il n’y a rien à cette adresse.',
  'La petición viene de otro sitio. Abre el panel en su dirección y vuelve a intentarlo.':
    'La requête vient d’un autre site. Ouvrez le tableau de bord à son adresse et réessayez.',
  'Lo que envías ocupa demasiado: el máximo es {{a}}.':
    'Ce que vous envoyez est trop lourd : le maximum est {{a}}.',
  'Falta este dato.': 'Cette donnée manque.',
  'No tiene el tipo esperado.': 'Ce n’est pas du type attendu.',
  'La longitud mínima es {{a}}.': 'La longueur minimale est {{a}}.',
  'El mínimo es {{a}}.': 'Le minimum est {{a}}.',
  'La longitud máxima es {{a}}.': 'La longueur maximale est {{a}}.',
  'El máximo es {{a}}.': 'Le maximum est {{a}}.',
  'Hay datos que no se esperaban.': 'Il y a des données inattendues.',
  'La petición no tiene el formato esperado.': 'La requête n’a pas le format attendu.',
  'Demasiados intentos. Espera {{a}} segundos y vuelve a intentarlo.':
    'Trop de tentatives. Attendez {{a}} secondes et réessayez.',
  'Demasiados intentos. Espera 1 minuto y vuelve a intentarlo.':
    'Trop de tentatives. Attendez 1 minute et réessayez.',
  'Demasiados intentos. Espera {{a}} minutos y vuelve a intentarlo.':
    'Trop de tentatives. Attendez {{a}} minutes et réessayez.',
  Ordenador: 'Ordinateur',
  'Error del servidor': 'Erreur du serveur',
  'Escribe qué buscas.': 'Saisissez ce que vous cherchez.',
  'Este proyecto no existe o se ha eliminado.': 'Ce projet n’existe pas ou a été supprimé.',
  'Esta persona no está en el espacio de trabajo.': 'Cette personne n’est pas dans l’espace de travail.',
  'Los datos tienen que ir en JSON (application/json).':
    'Les données doivent être envoyées en JSON (application/json).',
} satisfies Record<keyof typeof en, string>
