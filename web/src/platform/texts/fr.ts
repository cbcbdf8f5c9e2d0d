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
  'No es válido.': 'Ce n’est pas valable.',
  'Inicia sesión para continuar.': 'Connectez-vous pour continuer.',
  'No tienes permiso para hacer esto.': 'Vous n’avez pas le droit de faire cela.',
  'No existe o no tienes acceso.': 'Cela n’existe pas ou vous n’y avez pas accès.',
  'El espacio ha llegado a su límite de publicaciones en un día ({{most}}). Vuelve a intentarlo mañana, o pide más a quien administra la instalación.':
    'L’espace a atteint sa limite de publications en un jour ({{most}}). Réessayez demain, ou demandez plus à qui administre l’installation.',
  'El espacio ha llegado a su límite de tareas largas en un día ({{most}}). Vuelve a intentarlo mañana, o pide más a quien administra la instalación.':
    'L’espace a atteint sa limite de tâches longues en un jour ({{most}}). Réessayez demain, ou demandez plus à qui administre l’installation.',
  'Los archivos de este espacio ya ocupan {{size}}, lo que puede tener. Elimina los que no uses, o pide más a quien administra la instalación.':
    'Les fichiers de cet espace occupent déjà {{size}}, tout ce qu’il peut avoir. Supprimez ceux que vous n’utilisez pas, ou demandez plus à qui administre l’installation.',
  'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.':
    'Trop de requêtes. Attendez un instant et réessayez.',
  'No es una zona horaria.': 'Ce n’est pas un fuseau horaire.',
  'Escribe una dirección que empiece por https://': 'Saisissez une adresse qui commence par https://',
  'No puede llevar caracteres de control.': 'Les caractères de contrôle ne sont pas admis.',
  'No puede pasar de {{max}} caracteres.': 'Pas plus de {{max}} caractères.',
  'Por seguridad, cierra la sesión, vuelve a entrar y repítelo.':
    'Par sécurité, déconnectez-vous, reconnectez-vous et recommencez.',
  'Ya existe una cuenta con este correo electrónico.': 'Il existe déjà un compte avec cet e-mail.',
  'Esta contraseña es muy común y se adivina enseguida. Elige otra.':
    'Ce mot de passe est très courant et vite deviné. Choisissez-en un autre.',
  'Confirma tu correo antes de entrar, con el enlace del mensaje de confirmación.':
    'Confirmez votre e-mail avant d’entrer, avec le lien du message de confirmation.',
  'Inicia sesión y abre el enlace otra vez.': 'Connectez-vous et ouvrez de nouveau le lien.',
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
  'Esta cuenta no tiene contraseña: entra con {{ways}}.':
    'Ce compte n’a pas de mot de passe : connectez-vous avec {{ways}}.',
  'La lista ha cambiado. Vuelve a abrirla desde el principio.':
    'La liste a changé. Rouvrez-la depuis le début.',
  'El servidor se ha quedado sin espacio para guardar. Avisa a quien lo administra: lo que ya estaba guardado sigue ahí.':
    "Le serveur n'a plus de place pour enregistrer. Prévenez la personne qui l'administre : ce qui était déjà enregistré est toujours là.",
  'La petición viene de otro sitio. Abre el panel en su dirección y vuelve a intentarlo.':
    'La requête vient d’un autre site. Ouvrez le tableau de bord à son adresse et réessayez.',
  'Lo que envías ocupa demasiado: el máximo es {{size}}.':
    'Ce que vous envoyez est trop lourd : le maximum est {{size}}.',
  'Falta este dato.': 'Cette donnée manque.',
  'No tiene el tipo esperado.': 'Ce n’est pas du type attendu.',
  'La longitud mínima es {{min}}.': 'La longueur minimale est {{min}}.',
  'El mínimo es {{min}}.': 'Le minimum est {{min}}.',
  'El máximo es {{max}}.': 'Le maximum est {{max}}.',
  'Hay datos que no se esperaban.': 'Il y a des données inattendues.',
  'La petición no tiene el formato esperado.': 'La requête n’a pas le format attendu.',
  'Demasiados intentos. Espera {{seconds}} segundos y vuelve a intentarlo.':
    'Trop de tentatives. Attendez {{seconds}} secondes et réessayez.',
  'Demasiados intentos. Espera {{count}} minutos y vuelve a intentarlo._one':
    'Trop de tentatives. Attendez {{count}} minute et réessayez.',
  'Demasiados intentos. Espera {{count}} minutos y vuelve a intentarlo.':
    'Trop de tentatives. Attendez {{count}} minutes et réessayez.',
  'Este proyecto no existe o se ha eliminado.': 'Ce projet n’existe pas ou a été supprimé.',
  'Esta persona no está en el espacio de trabajo.': 'Cette personne n’est pas dans l’espace de travail.',
  'No es una fecha válida.': 'Ce n’est pas une date valable.',
  'No es una hora válida: escribe 09:30.': 'Ce n’est pas une heure valable : écris 09:30.',
  'Una hora necesita una fecha.': 'Une heure a besoin d’une date.',
  'La contraseña no es correcta.': 'Le mot de passe n’est pas correct.',
  'Esta instalación no envía correo: el mensaje está en la carpeta outbox de los datos y su enlace en el registro.':
    'Cette installation n’envoie pas d’e-mails : le message se trouve dans le dossier outbox des données et son lien dans le journal.',
  'Si no te llega, escribe a quien administra Aurelio en tu agencia.':
    'S’il n’arrive pas, écrivez à la personne qui administre Aurelio dans votre agence.',
  'Si no te llega, mira el correo no deseado o escribe a quien administra Aurelio en tu agencia.':
    'S’il n’arrive pas, regardez dans les indésirables ou écrivez à la personne qui administre Aurelio dans votre agence.',
  'Esta instalación no envía correo: pide el enlace a quien administra Aurelio en tu agencia.':
    'Cette installation n’envoie pas d’e-mails : demandez le lien à la personne qui administre Aurelio dans votre agence.',
  'Esta instalación no envía correo: pide el enlace a quien administra Aurelio ({{contact}}).':
    'Cette installation n’envoie pas d’e-mails : demandez le lien à la personne qui administre Aurelio ({{contact}}).',
  'Esta cuenta no tiene contraseña: entra con una llave de acceso.':
    'Ce compte n’a pas de mot de passe : connectez-vous avec une clé d’accès.',
  'Esta dirección lleva a una red privada o a un puerto que no se admite.':
    'Cette adresse mène à un réseau privé ou à un port non autorisé.',
  'No se encuentra ese servidor. Comprueba la dirección.': 'Serveur introuvable. Vérifiez l’adresse.',
  'Esta carpeta no es de este sitio, o se ha eliminado.':
    'Ce dossier n’est pas de ce site, ou a été supprimé.',
  'Este sitio no existe o se ha eliminado.': 'Ce site n’existe pas ou a été supprimé.',
  'Esta página no es de este sitio.': 'Cette page n’est pas de ce site.',
  'Termina antes de empezar.': 'La fin est avant le début.',
  'Dura demasiado.': 'C’est trop long.',
  'Este webhook no existe o se ha quitado.': 'Ce webhook n’existe pas ou a été supprimé.',
  'Esta tarea no existe o se ha eliminado.': 'Cette tâche n’existe pas ou a été supprimée.',
  'Una subtarea no puede tener subtareas.': 'Une sous-tâche ne peut pas avoir de sous-tâches.',
} satisfies Record<keyof typeof en, string>
