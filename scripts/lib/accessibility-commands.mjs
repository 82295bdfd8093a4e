// What assistive technology is told of a page, for tests that must not look at the page itself. Only
// Chromium's protocol shows it. test/support/listener.ts has the typed side:
//   accessibility-tree    every node that is not ignored, in reading order

export function accessibilityCommands() {
  return {
    name: 'accessibility-commands',
    async executeCommand({command, session}) {
      if (command !== 'accessibility-tree') return undefined;
      const client = await clientFor(session.browser.getPage(session.id));
      const {nodes} = await client.send('Accessibility.getFullAXTree');
      return inOrder(nodes)
        .filter(({ignored}) => !ignored)
        .map(plain);
    },
  };
}

const clients = new WeakMap();

async function clientFor(page) {
  let client = clients.get(page);
  if (!client) {
    client = await page.createCDPSession();
    await client.send('Accessibility.enable');
    clients.set(page, client);
  }
  return client;
}

/** Breadth first as the protocol lists them, depth first as they are read; each knows what it lies in. */
function inOrder(nodes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (node, within) => [
    {...node, within},
    ...(node.childIds ?? [])
      .filter((id) => byId.has(id))
      .flatMap((id) => below(byId.get(id), [...within, node.role?.value])),
  ];
  return nodes.length ? below(nodes[0], []) : [];
}

/** The node of the document says it has the focus whenever the page has; what is in it says so itself. */
function plain({backendDOMNodeId, role, name, description, properties = [], within}) {
  const value = (key) => properties.find((property) => property.name === key)?.value.value;
  return {
    id: backendDOMNodeId,
    role: role?.value,
    name: name?.value ?? '',
    description: description?.value ?? '',
    within,
    focused: value('focused') === true && role?.value !== 'RootWebArea',
    pressed: value('pressed') === 'true',
    disabled: value('disabled') === true,
    live: value('live') ?? 'off',
  };
}
