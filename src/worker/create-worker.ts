/** The part of Trusted Types that is used here: some pages require a policy for a script's address. */
interface TrustedTypes {
  createPolicy(name: string, rules: {createScriptURL(url: string): string}): typeof rules;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function trusted(url: string): string {
  const createScriptURL = (text: string): string => text;
  policy ??= globalThis.trustedTypes?.createPolicy('solitaire-table', {createScriptURL});
  return policy?.createScriptURL(url) ?? url;
}

/**
 * An address of the page's own origin, which a worker must have: a file of another origin is imported by a blob. A
 * frame may have no origin at all, whatever its address is.
 */
function sameOriginUrl(url: string): string {
  if (new URL(url).origin === self.origin) return url;
  const script = new Blob([`import ${JSON.stringify(url)}`], {type: 'text/javascript'});
  return URL.createObjectURL(script);
}

/**
 * Creates a module worker from a file of any origin. Throws where the page's Trusted Types or policy refuse it at once;
 * most failures fire the worker's `error` event later.
 */
export function createWorker(url: string): Worker {
  const address = sameOriginUrl(url);
  // For an address that is no blob's, this does nothing.
  const revoke = (): void => URL.revokeObjectURL(address);
  try {
    const worker = new Worker(trusted(address), {type: 'module'});
    worker.addEventListener('message', revoke, {once: true});
    worker.addEventListener('error', revoke, {once: true});
    return worker;
  } catch (error) {
    revoke();
    throw error;
  }
}
