using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .shell),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "main")],
);

const shell :Workerd.Worker = (
  modules = [
    (name = "worker", esModule = embed "worker.js"),
    (name = "embed.global.js", text = embed "embed.global.js"),
  ],
  bindings = [
    (name = "SITE", fromEnvironment = "SITE"),
  ],
  compatibilityDate = "2026-11-01",
);
