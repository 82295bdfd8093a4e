// Installs missing packages. No dependencies.

import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root, runNpm} from './run.mjs';

const oldest = [20, 19];

/** Installs the packages of package-lock.json. Exits if that fails. */
export async function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  console.log('Installing packages');
  const {code} = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) {
    console.error('npm ci failed');
    process.exit(1);
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(`Node ${oldest.join('.')} or newer is needed, this is ${process.versions.node}`);
  process.exit(1);
}

/** Compares versions instead of dates, which mean nothing in a fresh clone or a copied folder. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  // Packages for other systems are optional and not installed.
  return Object.entries(wanted ?? {}).every(
    ([path, {version, optional}]) =>
      path === '' || (present?.[path] ? present[path].version === version : optional),
  );
}

function packagesIn(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}
