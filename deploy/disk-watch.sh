#!/bin/sh
# Hands the primary over to a replica while its disk still has some space. PostgreSQL on a full disk stays primary and
# refuses some writes, and Patroni does not look at the disk. Run it beside Patroni on every node, as Patroni's user.
#
#   disk-watch.sh PATRONI_SETTINGS DATA_FOLDER MIN_FREE_MEGABYTES
set -u
settings=$1 data=$2 min_free=$3
while sleep 2; do
  [ -d "$data" ] && [ ! -e "$data/standby.signal" ] || continue # a replica, or a node that is being created
  free=$(df -Pm "$data" | awk 'NR == 2 { print $4 }')
  [ "${free:-$min_free}" -lt "$min_free" ] || continue
  echo "$(date -u +%FT%TZ) $free MB left: switchover"
  patronictl -c "$settings" switchover --force
  sleep 10
done
