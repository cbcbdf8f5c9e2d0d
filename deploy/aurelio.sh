#!/bin/sh
# The commands of an operator within the image: docker compose exec aurelio aurelio doctor
exec node /aurelio/server/dist/aurelio.js "$@"
