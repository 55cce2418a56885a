# render-transition in a container: docker build -t render-transition . && docker run --rm -v "$PWD:/work" render-transition --style kugou-push out.gif
# `--target files` keeps the Swift toolchain, and films Swift files too.

FROM swift:6.3-bookworm AS build
COPY . /source
RUN /source/scripts/package /packages

FROM swift:6.3-bookworm AS files
COPY --from=build /packages/*.deb /packages/
RUN apt-get update && apt-get install -y --no-install-recommends /packages/*.deb && rm -rf /var/lib/apt/lists/* /packages
WORKDIR /work
ENTRYPOINT ["render-transition"]

FROM debian:bookworm-slim
COPY --from=build /packages/render-transition_*.deb /packages/
RUN apt-get update && apt-get install -y --no-install-recommends /packages/*.deb && rm -rf /var/lib/apt/lists/* /packages
WORKDIR /work
ENTRYPOINT ["render-transition"]
