import { actionsHttpClient } from './descriptors/actions-http-client.js';
import { adobeNodeFetchRetry } from './descriptors/adobe-node-fetch-retry.js';
import { agenda } from './descriptors/agenda.js';
import { ahooks } from './descriptors/ahooks.js';
import { ai } from './descriptors/ai.js';
import { alova } from './descriptors/alova.js';
import { amqpConnectionManager } from './descriptors/amqp-connection-manager.js';
import { anthropic } from './descriptors/anthropic.js';
import { apifyClient } from './descriptors/apify-client.js';
import { apolloClient } from './descriptors/apollo-client.js';
import { async } from './descriptors/async.js';
import { asyncRetry } from './descriptors/async-retry.js';
import { auth0 } from './descriptors/auth0.js';
import { awsCdkLib } from './descriptors/aws-cdk-lib.js';
import { awsIotDeviceSdk } from './descriptors/aws-iot-device-sdk.js';
import { awsSdk } from './descriptors/aws-sdk.js';
import { awsSdk2 } from './descriptors/aws-sdk-2.js';
import { axiosRetry } from './descriptors/axios-retry.js';
import { azureCore } from './descriptors/azure-core.js';
import { azureCoreAmqp } from './descriptors/azure-core-amqp.js';
import { azureCosmos } from './descriptors/azure-cosmos.js';
import { azureStorageBlob } from './descriptors/azure-storage-blob.js';
import { backoff } from './descriptors/backoff.js';
import { backoffRxjs } from './descriptors/backoff-rxjs.js';
import { betterQueue } from './descriptors/better-queue.js';
import { bluebirdRetry } from './descriptors/bluebird-retry.js';
import { bottleneck } from './descriptors/bottleneck.js';
import { bullmq } from './descriptors/bullmq.js';
import { cassandraDriver } from './descriptors/cassandra-driver.js';
import { centrifuge } from './descriptors/centrifuge.js';
import { cockatiel } from './descriptors/cockatiel.js';
import { cohereAi } from './descriptors/cohere-ai.js';
import { contentfulManagement } from './descriptors/contentful-management.js';
import { datadogDatadogApiClient } from './descriptors/datadog-datadog-api-client.js';
import { discordjsRest } from './descriptors/discordjs-rest.js';
import { effect } from './descriptors/effect.js';
import { elasticTransport } from './descriptors/elastic-transport.js';
import { esToolkit } from './descriptors/es-toolkit.js';
import { exponentialBackoff } from './descriptors/exponential-backoff.js';
import { fetchRetry } from './descriptors/fetch-retry.js';
import { garPromiseRetry } from './descriptors/gar-promise-retry.js';
import { gaxios } from './descriptors/gaxios.js';
import { googleCloud } from './descriptors/google-cloud.js';
import { googleGax } from './descriptors/google-gax.js';
import { googleGenai } from './descriptors/google-genai.js';
import { got } from './descriptors/got.js';
import { grammyjsAutoRetry } from './descriptors/grammyjs-auto-retry.js';
import { graphileWorker } from './descriptors/graphile-worker.js';
import { graphqlSse } from './descriptors/graphql-sse.js';
import { graphqlWs } from './descriptors/graphql-ws.js';
import { groqSdk } from './descriptors/groq-sdk.js';
import { hapiNes } from './descriptors/hapi-nes.js';
import { hlsJs } from './descriptors/hls-js.js';
import { hocuspocusProvider } from './descriptors/hocuspocus-provider.js';
import { hubspotApiClient } from './descriptors/hubspot-api-client.js';
import { i18next } from './descriptors/i18next.js';
import { influxdataInfluxdbClient } from './descriptors/influxdata-influxdb-client.js';
import { ioredis } from './descriptors/ioredis.js';
import { kafkajs } from './descriptors/kafkajs.js';
import { ky } from './descriptors/ky.js';
import { langchainCore } from './descriptors/langchain-core.js';
import { langchainLanggraph } from './descriptors/langchain-langgraph.js';
import { launchdarklyNodeServerSdk } from './descriptors/launchdarkly-node-server-sdk.js';
import { lifeomicAttempt } from './descriptors/lifeomic-attempt.js';
import { makeFetchHappen } from './descriptors/make-fetch-happen.js';
import { memjs } from './descriptors/memjs.js';
import { microsoftFetchEventSource } from './descriptors/microsoft-fetch-event-source.js';
import { mistralaiMistralai } from './descriptors/mistralai-mistralai.js';
import { modelcontextprotocolSdk } from './descriptors/modelcontextprotocol-sdk.js';
import { moleculer } from './descriptors/moleculer.js';
import { mqtt } from './descriptors/mqtt.js';
import { nats } from './descriptors/nats.js';
import { neo4jDriver } from './descriptors/neo4j-driver.js';
import { nestjsMicroservices } from './descriptors/nestjs-microservices.js';
import { nestjsTypeorm } from './descriptors/nestjs-typeorm.js';
import { nodeFetchRetry } from './descriptors/node-fetch-retry.js';
import { notionhqClient } from './descriptors/notionhq-client.js';
import { octokitRetry } from './descriptors/octokit-retry.js';
import { octokitThrottling } from './descriptors/octokit-throttling.js';
import { ofetch } from './descriptors/ofetch.js';
import { openai } from './descriptors/openai.js';
import { pRetry } from './descriptors/p-retry.js';
import { partysocket } from './descriptors/partysocket.js';
import { pgBoss } from './descriptors/pg-boss.js';
import { phoenix } from './descriptors/phoenix.js';
import { pineconeDatabasePinecone } from './descriptors/pinecone-database-pinecone.js';
import { polkadotRpcProvider } from './descriptors/polkadot-rpc-provider.js';
import { posthogNode } from './descriptors/posthog-node.js';
import { promiseRetry } from './descriptors/promise-retry.js';
import { pubnub } from './descriptors/pubnub.js';
import { puppeteerCluster } from './descriptors/puppeteer-cluster.js';
import { rabbitmqClient } from './descriptors/rabbitmq-client.js';
import { radash } from './descriptors/radash.js';
import { reactUseWebsocket } from './descriptors/react-use-websocket.js';
import { reconnectingWebsocket } from './descriptors/reconnecting-websocket.js';
import { redis } from './descriptors/redis.js';
import { redlock } from './descriptors/redlock.js';
import { reduxSaga } from './descriptors/redux-saga.js';
import { reduxjsToolkit } from './descriptors/reduxjs-toolkit.js';
import { requestretry } from './descriptors/requestretry.js';
import { resumablejs } from './descriptors/resumablejs.js';
import { retry } from './descriptors/retry.js';
import { retryAsPromised } from './descriptors/retry-as-promised.js';
import { retryAxios } from './descriptors/retry-axios.js';
import { retryRequest } from './descriptors/retry-request.js';
import { rhea } from './descriptors/rhea.js';
import { rpcWebsockets } from './descriptors/rpc-websockets.js';
import { rxjs } from './descriptors/rxjs.js';
import { sanityClient } from './descriptors/sanity-client.js';
import { segmentAnalyticsNode } from './descriptors/segment-analytics-node.js';
import { shopifyGraphqlClient } from './descriptors/shopify-graphql-client.js';
import { signalr } from './descriptors/signalr.js';
import { slackWebApi } from './descriptors/slack-web-api.js';
import { socketIoClient } from './descriptors/socket-io-client.js';
import { socketclusterClient } from './descriptors/socketcluster-client.js';
import { sockette } from './descriptors/sockette.js';
import { sseJs } from './descriptors/sse-js.js';
import { stomp } from './descriptors/stomp.js';
import { stripe } from './descriptors/stripe.js';
import { subscriptionsTransportWs } from './descriptors/subscriptions-transport-ws.js';
import { superagent } from './descriptors/superagent.js';
import { swr } from './descriptors/swr.js';
import { swrv } from './descriptors/swrv.js';
import { tanstackPacer } from './descriptors/tanstack-pacer.js';
import { tanstackQuery } from './descriptors/tanstack-query.js';
import { tedious } from './descriptors/tedious.js';
import { temporal } from './descriptors/temporal.js';
import { tmiJs } from './descriptors/tmi-js.js';
import { triggerDevSdk } from './descriptors/trigger-dev-sdk.js';
import { trpc } from './descriptors/trpc.js';
import { tsRetry } from './descriptors/ts-retry.js';
import { tsRetryPromise } from './descriptors/ts-retry-promise.js';
import { tusJsClient } from './descriptors/tus-js-client.js';
import { twilio } from './descriptors/twilio.js';
import { typescriptRetryDecorator } from './descriptors/typescript-retry-decorator.js';
import { undici } from './descriptors/undici.js';
import { upstashRedis } from './descriptors/upstash-redis.js';
import { urllib } from './descriptors/urllib.js';
import { urqlExchangeRetry } from './descriptors/urql-exchange-retry.js';
import { vercelFetchRetry } from './descriptors/vercel-fetch-retry.js';
import { viem } from './descriptors/viem.js';
import { vueRequest } from './descriptors/vue-request.js';
import { vueuseCore } from './descriptors/vueuse-core.js';
import { web3 } from './descriptors/web3.js';
import { websocketTs } from './descriptors/websocket-ts.js';
import { wretch } from './descriptors/wretch.js';
import { xior } from './descriptors/xior.js';
import { yWebsocket } from './descriptors/y-websocket.js';
import { zx } from './descriptors/zx.js';
import type { Library } from './library.js';

/** Every library that is described, the most used first. */
export const libraries: readonly Library[] = [
  retry, rxjs, pRetry, asyncRetry, axiosRetry, awsSdk, got, tanstackQuery, undici, openai, ioredis, redis,
  exponentialBackoff, swr, promiseRetry, stripe, apolloClient, ky, anthropic, socketIoClient, ofetch, effect, gaxios,
  slackWebApi, fetchRetry, octokitRetry, octokitThrottling, superagent, bullmq, googleGax, kafkajs, azureCore,
  elasticTransport, retryRequest, temporal, trpc, cockatiel, retryAxios, backoff, reconnectingWebsocket,
  lifeomicAttempt, graphqlWs, googleCloud, pgBoss, mqtt, urqlExchangeRetry, wretch, partysocket, signalr,
  tsRetryPromise, nats, tsRetry, graphileWorker, async, esToolkit, radash, reduxSaga, groqSdk, stomp, reduxjsToolkit,
  viem, ai, notionhqClient, makeFetchHappen, langchainCore, googleGenai, sockette, microsoftFetchEventSource,
  amqpConnectionManager, requestretry, twilio, agenda, retryAsPromised, typescriptRetryDecorator, zx, tanstackPacer,
  bottleneck, redlock, azureStorageBlob, azureCoreAmqp, mistralaiMistralai, cohereAi, upstashRedis,
  contentfulManagement, hubspotApiClient, actionsHttpClient, vercelFetchRetry, tusJsClient, apifyClient,
  reactUseWebsocket, vueuseCore, phoenix, subscriptionsTransportWs, modelcontextprotocolSdk, nestjsTypeorm, ahooks,
  langchainLanggraph, triggerDevSdk, moleculer, rhea, awsSdk2, bluebirdRetry, backoffRxjs, urllib, xior, alova,
  adobeNodeFetchRetry, nodeFetchRetry, web3, centrifuge, socketclusterClient, websocketTs, hocuspocusProvider,
  yWebsocket, tmiJs, rpcWebsockets, polkadotRpcProvider, graphqlSse, sanityClient, azureCosmos, posthogNode,
  segmentAnalyticsNode, launchdarklyNodeServerSdk, auth0, shopifyGraphqlClient, datadogDatadogApiClient,
  influxdataInfluxdbClient, discordjsRest, grammyjsAutoRetry, pineconeDatabasePinecone, neo4jDriver, cassandraDriver,
  betterQueue, puppeteerCluster, nestjsMicroservices, rabbitmqClient, tedious, i18next, swrv, vueRequest, awsCdkLib,
  hlsJs, memjs, hapiNes, awsIotDeviceSdk, sseJs, pubnub, resumablejs, garPromiseRetry,
];
