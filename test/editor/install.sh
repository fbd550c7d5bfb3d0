#!/usr/bin/env bash
# Installs what the editor tests need, where it is not there yet: Chromium, and VS Code's workbench from npm.
set -euo pipefail
cd "$(dirname "$0")/vscode"

if ! command -v chromium >/dev/null; then
  as_root=$([ "$(id -u)" = 0 ] || echo sudo)
  $as_root apt-get update -qq
  # Without a font, pictures of windows have boxes for letters.
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
fi

installed=node_modules/.installed
if ! cmp -s package-lock.json "$installed"; then
  # No native builds: what would need them is not used here.
  npm ci --ignore-scripts --omit=peer --no-audit --no-fund --loglevel=error
  inner=node_modules/code-server/lib/vscode
  (cd "$inner" && npm install --ignore-scripts --omit=dev --no-audit --no-fund --loglevel=error)
  # Extensions that only cost time here.
  rm -rf "$inner"/extensions/{copilot,typescript-language-features} "$inner"/extensions/ms-vscode.*
  cp package-lock.json "$installed"
fi
